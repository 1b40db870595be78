import { beforeAll, expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { organisationPayload, volunteerPayload } from '../api/setup/account.ts'
import { until } from '../api/setup/until.ts'
import { freshAddress, type Member, many, openSite } from './site.ts'

const site = openSite()
let inviters: Member[]
beforeAll(async () => {
  inviters = await Promise.all(Array.from({ length: 3 }, () => site.signUp()))
})

const freshMail = () => `${newId()}@brota.example`
const workIsDone = () =>
  until(async () => {
    const { rowCount } = await site.database.query(
      `select from mails where state = 'queued' and created_at > now() - interval '1 minute'`,
    )
    return rowCount === 0
  }, 20_000)

it('An advertisement used as a name is never emailed to a stranger', async () => {
  const name = 'Gewinnspiel Kanarienvogel'
  const email = freshMail()
  await site.register({ email, name })
  const guest = site.from()
  await guest.post('/api/account/validate/resend', { email })
  await guest.post('/api/account/password/forgot', { email })
  await until(async () => (await site.mailsTo(email)).length >= 3, 20_000)
  const mails = await site.mailsTo(email)
  expect(mails.filter(({ subject, text }) => `${subject} ${text}`.includes('Kanarienvogel'))).toEqual([])
})

it('Deceptive names are errors that name the field to change', async () => {
  const names = [
    ...[
      'http://evil.example',
      'www.evil.example',
      'ana@evil.example',
      'Ana\u202Egnp',
      'Ana\u200BRuiz',
      '1234',
    ],
    ...['Moderador', 'mоderador', 'ADMINISTRACIÓN', 'Brota', 'Equipo de Brоta', 'm0derador'],
  ]
  const payloads = names.flatMap((name) => [
    volunteerPayload({ email: freshMail(), name }),
    organisationPayload({ email: freshMail(), name }),
  ])
  const responses = await Promise.all(
    payloads.map((payload) => site.from().post('/api/account/register', payload)),
  )
  expect(responses.map(({ status, body }) => [status, Object.keys(body.fields ?? {})])).toEqual(
    payloads.map(() => [400, ['name']]),
  )
})

it('One IP address can create at most five accounts in half an hour, even at once', async () => {
  const address = freshAddress()
  const sent = Array.from({ length: many(12) }, () =>
    site.from(address).post('/api/account/register', volunteerPayload({ email: freshMail() })),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(sent.length - 5)
})

it('Simultaneous invitations to one stranger send one email, and unsubscribing stops all later ones', async () => {
  const email = freshMail()
  const invite = () =>
    Promise.all(inviters.map((person) => site.as(person).post('/api/friends/invite', { emails: [email] })))
  expect((await invite()).map(({ status, body }) => [status, body])).toEqual(
    inviters.map(() => [200, { sent: 1, alreadyHere: 0 }]),
  )
  await workIsDone()
  const mails = await site.mailsTo(email)
  expect(mails).toHaveLength(1)
  const token = /\/unsubscribe\?token=([^&\s]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
  const forged = `${token.slice(0, -4)}AAAA`
  const press = (one: string) => site.from().post(`/api/account/unsubscribe?token=${one}`)
  expect([(await press(forged)).status, (await press(token)).status]).toEqual([410, 204])
  // As if the 30 days were over.
  await site.database.query('delete from invited_addresses')
  await invite()
  await workIsDone()
  expect(await site.mailsTo(email)).toHaveLength(1)
  const { rows } = await site.database.query('select recipient from mails where recipient = $1', [email])
  expect(rows).toEqual([])
})
