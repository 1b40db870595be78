import { expect, test } from 'vitest'
import { languages } from '#contracts/lists.ts'
import { buildVolunteer } from '../people.ts'
import { bearer, freshEmail, linkTo, organisationPayload, volunteerPayload } from './setup/account.ts'
import { openTestApp } from './setup/testApp.ts'

const testApp = openTestApp()
const canary = 'Kanarienvogel'

/** Of each mail that somebody got by now, all that it says. */
const textsWith = async (word: string) => {
  await testApp.work({ later: true })
  return testApp.mails
    .map(({ to, subject, html, text, replyTo }) => ({ to, said: `${subject} ${html} ${text} ${replyTo}` }))
    .filter(({ said }) => said.includes(word))
}

/** All that an account that was not validated can bring about in mails. */
async function causeMails(payload: ReturnType<typeof volunteerPayload | typeof organisationPayload>) {
  const { body } = await testApp.guest.post('/api/account/register', payload)
  const other = freshEmail()
  const moderator = await buildVolunteer({ moderator: true })
  const contact = { name: `Ana ${canary}`, email: other, subject: 'A question', message: 'Hello?' }
  const decide = { kind: 'user', id: body.account.id, action: 'suspend', reason: 'spam' }
  const acts = [
    () => testApp.guest.post('/api/account/validate/resend', { email: payload.email }),
    () => testApp.guest.put('/api/account/validate/email', { email: other }, bearer(body.token)),
    () => testApp.guest.post('/api/account/password/forgot', { email: other }),
    () => testApp.guest.post('/api/account/contact', contact),
    () => testApp.as(moderator).post('/api/moderation/decide', decide),
  ]
  const statuses: number[] = []
  for (const act of acts) {
    // The queue looks up who an address belongs to: before the next act changes that.
    await testApp.work()
    statuses.push((await act()).status)
  }
  return { email: other, statuses }
}

test.each(languages)(
  'no mail in %s carries the name of an account that is not validated',
  async (language) => {
    const kinds = [volunteerPayload, organisationPayload]
    for (const payload of kinds.map((kind) => kind({ name: `Ana ${canary}`, language }))) {
      const before = testApp.mails.length
      const { statuses } = await causeMails(payload)
      expect(statuses).toEqual([202, 202, 202, 202, 201])
      expect(await textsWith(canary)).toEqual([])
      expect(testApp.mails.length - before).toBe(6)
    }
  },
)

test('the address to which an account wants to move reads no name: it may be a stranger’s', async () => {
  const payload = volunteerPayload({ name: `Eva ${canary}` })
  await testApp.guest.post('/api/account/register', payload)
  const token = await linkTo(testApp, payload.email)
  const { body } = await testApp.guest.post('/api/account/validate', { token, password: payload.password })
  const move = { email: freshEmail(), password: payload.password }
  expect((await testApp.guest.post('/api/account/email', move, bearer(body.accessToken))).status).toBe(202)
  const told = await textsWith(`Eva ${canary}`)
  expect(testApp.mails.filter(({ to }) => to === move.email)).toHaveLength(1)
  expect(told.map(({ to }) => to)).toEqual([payload.email])
})

test('who runs the site reads the name that a visitor gave, in the text alone', async () => {
  const visitor = { name: 'Rosa Marín', email: freshEmail('rosa'), subject: 'Two offers', message: 'May we?' }
  await testApp.guest.post('/api/account/contact', visitor)
  await testApp.work()
  const mail = testApp.mails.at(-1)
  expect(mail?.subject).not.toContain('Rosa')
  expect(mail?.text).toContain('Rosa Marín')
  expect(mail?.replyTo).toBe(visitor.email)
})
