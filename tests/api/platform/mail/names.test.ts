import { expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { buildVolunteer } from '../../../people.ts'
import { bearer, freshEmail, linkTo, organisationPayload, volunteerPayload } from '../../setup/account.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
const canary = 'Kanarienvogel'

/** The complete text of each email sent so far that contains this word. */
const textsWith = async (word: string) => {
  await testApp.work({ later: true })
  return testApp.mails
    .map(({ to, subject, html, text, replyTo }) => ({ to, content: `${subject} ${html} ${text} ${replyTo}` }))
    .filter(({ content }) => content.includes(word))
}

/** Causes every email that an unvalidated account can cause. */
async function causeEmails(payload: ReturnType<typeof volunteerPayload | typeof organisationPayload>) {
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
    // The queue looks up the account of an address, which the next act changes.
    await testApp.work()
    statuses.push((await act()).status)
  }
  return { email: other, statuses }
}

test.each(languages)('No email in %s contains the name of an unvalidated account', async (language) => {
  const kinds = [volunteerPayload, organisationPayload]
  for (const payload of kinds.map((kind) => kind({ name: `Ana ${canary}`, language }))) {
    const before = testApp.mails.length
    const { statuses } = await causeEmails(payload)
    expect(statuses).toEqual([202, 202, 202, 202, 201])
    expect(await textsWith(canary)).toEqual([])
    expect(testApp.mails.length - before).toBe(6)
  }
})

test('The email to the new address of an account contains no name, since the address may be a stranger’s', async () => {
  const payload = volunteerPayload({ name: `Eva ${canary}` })
  await testApp.guest.post('/api/account/register', payload)
  const token = await linkTo(testApp, payload.email)
  const { body } = await testApp.guest.post('/api/account/validate', { token, password: payload.password })
  const move = { email: freshEmail(), password: payload.password }
  expect((await testApp.guest.post('/api/account/email', move, bearer(body.accessToken))).status).toBe(202)
  const found = await textsWith(`Eva ${canary}`)
  expect(testApp.mails.filter(({ to }) => to === move.email)).toHaveLength(1)
  expect(found.map(({ to }) => to)).toEqual([payload.email])
})

test('A contact email shows the operator the visitor’s name in the text and not in the subject', async () => {
  const visitor = { name: 'Rosa Marín', email: freshEmail('rosa'), subject: 'Two offers', message: 'May we?' }
  await testApp.guest.post('/api/account/contact', visitor)
  await testApp.work()
  const mail = testApp.mails.at(-1)
  expect(mail?.subject).not.toContain('Rosa')
  expect(mail?.text).toContain('Rosa Marín')
  expect(mail?.replyTo).toBe(visitor.email)
})
