import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { applications } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { publishOffer } from './offer.ts'
import { settle, settleOne } from './settle.ts'
import { countRows, openSite } from './site.ts'

/** Three decisions on so many people each. */
const decidedAtOnce = 100
const decisions = ['accepted', 'refused', 'accepted'] as const
/** The second kill comes when so many of them have been told. */
const toldBefore = 30

const site = openSite('decisions', { MAIL_UNDO_SECONDS: '1' })

const count = (table: string, where?: string) => countRows(site, table, where)

it('kill -9 while 300 people are decided on and told leaves each decision whole, and tells each of them once', async () => {
  const organisation = await settleOne(site.database, { provider: true, name: 'Huerto Vivo' })
  const asOwner = () => new Caller(site.app.origin, async () => organisation.bearer)
  const offer = await publishOffer(asOwner())
  const people = await settle(site.database, decisions.length * decidedAtOnce)
  const rows = people.map(({ id }) => ({ id: newId(), jobId: offer.id, volunteerId: id, answers: [] }))
  await drizzle(site.database).insert(applications).values(rows)
  const calls = decisions.map((status, index) => ({
    status,
    ids: rows.slice(index * decidedAtOnce, (index + 1) * decidedAtOnce).map(({ id }) => id),
    headers: { 'Idempotency-Key': newId() },
  }))
  const decideAll = () =>
    calls.map(({ status, ids, headers }) =>
      asOwner().post('/api/jobs/job/application/decide', { job_id: offer.id, ids, status }, { headers }),
    )

  const first = decideAll()
  await Promise.any(first)
  await site.app.kill()
  await Promise.allSettled(first)
  await site.startAgain({ MAIL_UNDO_SECONDS: '1' })
  for (const { ids, status } of calls)
    expect([0, ids.length]).toContain(
      await count('applications', `status = '${status}' and id in (${ids.map((id) => `'${id}'`)})`),
    )

  const told = () => count('mails', "cause like 'application-%'")
  const again = await Promise.all(decideAll())
  expect(again.map(({ status, body }) => [status, body.data.length, body.skipped])).toEqual(
    calls.map(({ ids }) => [200, ids.length, 0]),
  )
  await until(async () => (await told()) >= toldBefore)
  // The database ends with the site, so that it is read before.
  const alreadyTold = await told()
  await site.app.kill()
  expect(alreadyTold).toBeLessThan(rows.length)
  await site.startAgain({ MAIL_UNDO_SECONDS: '1' })

  await until(async () => (await told()) === rows.length, 60_000)
  await until(async () => (await count('mails', "state <> 'sent'")) === 0, 60_000)
  expect(await count('notifications', "detail in ('accepted', 'refused')")).toBe(rows.length)
  expect(await count('volunteerings')).toBe(2 * decidedAtOnce)
  expect(await count("(select distinct account_id from mails where cause like 'application-%') told")).toBe(
    rows.length,
  )
})
