import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { volunteerPayload } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { type Action, drive, driveUntilKilled } from './drive.ts'
import { type Offer, publishOffer } from './offer.ts'
import { type Settled, settle, settleOne } from './settle.ts'
import { openSite } from './site.ts'

const registrations = 250
const applications = 250
/** The kill comes after this many acknowledgements; the other calls are in flight or not sent yet. */
const acknowledgedBefore = 180
/** Each of the worker’s four concurrent jobs may have sent an email that it had not recorded yet. */
const hands = 4

const site = openSite('kill')

function registration(): Action {
  const payload = volunteerPayload({ email: `${newId()}@new.example` })
  return {
    name: payload.email,
    do: (origin) => new Caller(origin).post('/api/account/register', payload),
  }
}

function application(job: Offer, { bearer }: Settled): Action {
  const answers = job.questions.map(({ id }) => ({ question_id: id, answer: 'Because I can.' }))
  const headers = { 'Idempotency-Key': newId() }
  const as = (origin: string) => new Caller(origin, async () => bearer)
  return {
    name: bearer,
    do: (origin) => as(origin).post('/api/jobs/job/apply', { job_id: job.id, answers: answers }, { headers }),
  }
}

const count = async (text: string): Promise<number> => Number((await site.database.query(text)).rows[0].count)

const allMailIsSent = async () => (await count("select count(*) from mails where state <> 'sent'")) === 0

async function sentMessageIds(): Promise<Map<string, number>> {
  const folder = join(site.dataDir, 'mail')
  const sent = new Map<string, number>()
  for (const file of (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name))) {
    const { messageId = '' } = await PostalMime.parse(await readFile(join(folder, file)))
    sent.set(messageId, (sent.get(messageId) ?? 0) + 1)
  }
  return sent
}

it('kill -9 in the middle of 500 registrations and applications loses nothing and duplicates nothing', async () => {
  const organisation = await settleOne(site.database, { provider: true, name: 'Huerto Vivo' })
  const job = await publishOffer(new Caller(site.app.origin, async () => organisation.bearer))
  const volunteers = await settle(site.database, applications)
  const actions = Array.from({ length: registrations }, registration).flatMap((action, index) => {
    const volunteer = volunteers[index]
    return volunteer ? [action, application(job, volunteer)] : [action]
  })
  expect(actions).toHaveLength(registrations + applications)

  const before = await driveUntilKilled(actions, site.app, acknowledgedBefore)
  const acknowledged = before.filter((status) => status === 201).length
  expect(new Set(before)).toEqual(new Set([201, 0]))
  expect(acknowledged).toBeGreaterThanOrEqual(acknowledgedBefore)
  expect(acknowledged).toBeLessThan(actions.length)

  await site.startAgain()
  expect(site.app.seconds).toBeLessThan(30)

  // Acknowledged calls are stored; the others are stored completely, with their email, or not at all.
  const kept = await site.database.query("select email from accounts where email like '%@new.example'")
  const emails = kept.rows.map(({ email }) => email)
  expect(new Set(emails).size).toBe(emails.length)
  for (const [index, { name }] of actions.entries()) {
    if (name.includes('@') && before[index] === 201) expect(emails).toContain(name)
  }
  const applied = await count('select count(*) from applications')
  const acknowledgedApplications = actions.filter(
    ({ name }, index) => !name.includes('@') && before[index] === 201,
  )
  expect(applied).toBeGreaterThanOrEqual(acknowledgedApplications.length)
  expect(await count("select count(*) from mails where cause like 'validate:%'")).toBe(emails.length)
  expect(await count("select count(*) from mails where cause like 'application-applied:%'")).toBe(applied)
  expect(await count('select count(*) from messages')).toBe(applied)

  // Every call is repeated, with a lost response or not.
  const again = await drive(actions, site.app.origin)
  for (const [index, { name }] of actions.entries()) {
    if (name.includes('@')) expect([201, 409]).toContain(again[index])
    else expect(again[index]).toBe(201)
    if (name.includes('@') && before[index] === 201) expect(again[index]).toBe(409)
  }
  expect(await count("select count(*) from accounts where email like '%@new.example'")).toBe(registrations)
  expect(await count('select count(*) from applications')).toBe(applications)
  expect(await count('select count(*) from messages')).toBe(applications)
  expect(await count('select count(*) from conversations')).toBe(applications)

  await until(allMailIsSent, 120_000)
  const rows = await site.database.query('select id from mails')
  const sent = await sentMessageIds()
  expect(rows.rowCount).toBe(registrations + applications)
  expect([...sent.keys()].sort()).toEqual(rows.rows.map(({ id }) => `<${id}@localhost>`).sort())
  const repeats = [...sent.values()].map((times) => times - 1)
  expect(Math.max(...repeats)).toBeLessThanOrEqual(1)
  expect(repeats.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(hands)
})
