import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { applications } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { publishOffer } from './offer.ts'
import { settle, settleOne } from './settle.ts'
import { countRows, openSite } from './site.ts'

const listed = 150
const places = 120
/** The kill comes when so many of them have been told. */
const toldBefore = 20

const site = openSite('waiting-list')

const count = (table: string, where?: string) => countRows(site, table, where)

it('kill -9 while 120 of a waiting list are offered a place offers each one place in order, and tells each once', async () => {
  const organisation = await settleOne(site.database, { provider: true, name: 'Huerto Vivo' })
  const asOwner = () => new Caller(site.app.origin, async () => organisation.bearer)
  const { id, typed } = await publishOffer(asOwner())
  await site.database.query('update jobs set vacancies = 0 where id = $1', [id])
  const people = await settle(site.database, listed)
  const began = Date.now() - listed * 1_000
  const rows = people.map((person, index) => ({
    ...{ id: newId(), jobId: id, volunteerId: person.id, answers: [], status: 'waitlisted' as const },
    createdAt: new Date(began + index * 1_000),
  }))
  await drizzle(site.database).insert(applications).values(rows)

  const told = () => count('mails', "cause like 'application-placeFree:%'")
  const more = await asOwner().put(`/api/jobs/jobs/${id}`, { ...typed, vacancies: places })
  expect(more.status).toBe(200)
  await until(async () => (await told()) >= toldBefore)
  const alreadyTold = await told()
  await site.app.kill()
  expect(alreadyTold).toBeLessThan(places)
  await site.startAgain()

  await until(async () => (await told()) === places, 60_000)
  await until(async () => (await count('mails', "state <> 'sent'")) === 0, 60_000)
  expect(await count('notifications', "detail = 'place-free'")).toBe(places)
  expect(
    await count("(select distinct account_id from mails where cause like 'application-placeFree:%') told"),
  ).toBe(places)
  const offered = await site.database.query(
    'select id from applications where place_offered_until is not null order by created_at',
  )
  expect(offered.rows.map((row) => row.id)).toEqual(rows.slice(0, places).map((row) => row.id))
})
