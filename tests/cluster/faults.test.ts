import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, getHost } from '#lib/calls.ts'
import { rememberedFor } from '#server/platform/db/position.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { type Settled, settle } from '../fault/settle.ts'
import { countSent, countUnsent, getEmailIds } from './setup/emails.ts'
import { type Figures, getFigures, toTable } from './setup/figures.ts'
import { type Acknowledged, startLoad } from './setup/load.ts'
import { openCluster } from './setup/site.ts'

const site = openCluster({ RATE_LIMITS: 'off' })
const before = 3_000
const lost = 5_000
const after = 12_000
/** A site answers again by itself within this time of the part's return. */
const longestReturn = 10_000
/** Each of the worker’s four concurrent jobs may have sent an email that it had not recorded yet. */
const hands = 4

const figures: Figures[] = []
let people: Settled[] = []

beforeAll(async () => {
  people = await settle(site.database, 9)
  // A Redis that was empty knows of no earlier writes, so that everything is read from the primary until then.
  await wait(rememberedFor)
})
afterAll(() => {
  process.stdout.write(`\n${toTable(figures)}\n`)
})

/** Loses a part under load; `lose` resolves once it is back, or something took its place. */
async function endure(part: string, lose: () => Promise<void>): Promise<void> {
  const load = await startLoad(site.cluster.origin, people)
  await wait(before)
  const lostAt = Date.now()
  await lose()
  const backAt = Date.now()
  await wait(after)
  await load.stop()
  const stored = await compare(load.acknowledged)
  const found = getFigures({ part, lostAt, backAt, tries: load.tries, ...stored })
  figures.push(found)
  expect(found.requests).toBeGreaterThan(200)
  expect(stored).toEqual({ lost: 0, doubled: 0 })
  expect(load.missed).toEqual([])
  expect(found.statuses.filter((status) => status !== 502 && status !== 503)).toEqual([])
  expect(found.errorsAfterReturn).toBeLessThan(longestReturn)
  await expectEmailsOnce()
}

/** How much of what was acknowledged is missing now, and how much is there twice. */
async function compare({ posts, emails, images }: Acknowledged) {
  const count = async (query: string, values: string[]) =>
    new Map(
      (await site.database.query(query, [values])).rows.map((row): [string, number] => [row.name, row.times]),
    )
  const stored = await count(
    'select text as name, count(*)::int as times from posts where text = any($1) group by text',
    posts,
  )
  const accounts = await count('select email as name, 1 as times from accounts where email = any($1)', emails)
  const reader = new Caller(site.cluster.origin, async () => people[0]?.bearer ?? '')
  let lost = posts.length - stored.size + emails.length - accounts.size
  for (const image of images) {
    const { status } = await reader.get(`${getHost('media')}${calls.media.file(image)}`)
    if (status !== 200) lost += 1
  }
  return { lost, doubled: [...stored.values()].filter((times) => times > 1).length }
}

async function expectEmailsOnce(): Promise<void> {
  await until(async () => (await countUnsent(site)) === 0, 60_000)
  const sent = await countSent(site)
  expect([...sent.keys()].sort()).toEqual(await getEmailIds(site))
  const repeats = [...sent.values()].reduce((sum, times) => sum + times - 1, 0)
  expect(repeats).toBeLessThanOrEqual(hands)
}

type PartName = keyof typeof site.cluster.parts

const loseFor = (name: PartName) => async () => {
  const part = site.cluster.parts[name]
  await part.kill()
  await wait(lost)
  await part.start()
}

it('The replica is lost', () =>
  endure('the replica', async () => {
    const replica = (await site.cluster.getPrimary()) === 'postgresA' ? 'postgresB' : 'postgresA'
    await loseFor(replica)()
    await until(site.cluster.hasFollower, 60_000)
  }))

it('A web machine is lost', () => endure('a web machine', loseFor('webA')))

it('The worker is lost', () => endure('the worker', loseFor('worker')))

it('pgbouncer is lost', () => endure('pgbouncer', loseFor('pgbouncer')))

it('The S3 server is lost', () => endure('the S3 server', loseFor('s3')))

it('Redis is lost', () => endure('Redis', loseFor('redis')))

it('The primary is lost, and the replica takes its place', async () => {
  const primary = await site.cluster.getPrimary()
  await endure('the primary', async () => {
    await site.cluster.parts[primary].kill()
    await until(async () => (await site.cluster.getPrimary()) !== primary, 60_000)
  })
  await endure('the same, returning as the replica', async () => {
    await site.cluster.parts[primary].start()
    await until(site.cluster.hasFollower, 60_000)
  })
})
