import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rememberedFor } from '#server/platform/db/position.ts'
import { root } from '../../scripts/lib/root.mjs'
import { until } from '../api/setup/until.ts'
import { endure } from './setup/endure.ts'
import { type Figures, toTable } from './setup/figures.ts'
import { gatherPeople, type People } from './setup/load.ts'
import { countMigrations, openPreviousRelease, runsBuild } from './setup/releases.ts'
import { openCluster } from './setup/site.ts'
import { startVisits } from './setup/visits.ts'

const previous = await openPreviousRelease()
/** The machines start with the release before, and the first test replaces them. */
const site = openCluster({ RATE_LIMITS: 'off' }, previous ?? root)
const lost = 5_000
/** How long machines of both releases answer beside each other; nginx tries a machine that refused it after a second. */
const together = 5_000

const figures: Figures[] = []
let people: People

let startedAt = 0
beforeAll(async () => {
  startedAt = Date.now()
  people = await gatherPeople(site.database)
})
afterAll(() => {
  process.stdout.write(`\n${toTable(figures)}\n`)
})

const lose = async (part: string, act: () => Promise<void>) => {
  figures.push(await endure(site, people, part, act))
}

type PartName = keyof typeof site.cluster.parts

const loseFor = (name: PartName) => async () => {
  const part = site.cluster.parts[name]
  await part.kill()
  await wait(lost)
  await part.start()
}

const countApplied = async (): Promise<number> =>
  Number((await site.database.query('select count(*) from drizzle.__drizzle_migrations')).rows[0].count)

/** Whether the first and the second web machine run this checkout. */
const areNew = ({ webA, webB } = site.cluster.machines) =>
  Promise.all([runsBuild(webA, root), runsBuild(webB, root)])

it.runIf(previous !== null)(
  'Machines of the release before are replaced one by one while the others serve, on the tables of both',
  async () => {
    const applied = [await countApplied()]
    const stopVisits = startVisits(site.cluster.origin)
    const away = { from: 0, to: 0 }
    await lose('each machine in turn, for a new release', async () => {
      const replaced = [await areNew()]
      await site.cluster.replace('worker', root)
      applied.push(await countApplied())
      await wait(together)
      await site.cluster.replace('webA', root)
      replaced.push(await areNew())
      await wait(together)
      // One of the release before that is lost meanwhile starts on the new tables.
      away.from = Date.now()
      await site.cluster.parts.webB.kill()
      await site.cluster.parts.webB.start()
      away.to = Date.now()
      replaced.push(await areNew())
      await wait(together)
      await site.cluster.replace('webB', root)
      replaced.push(await areNew())
      expect(replaced).toEqual([
        [false, false],
        [true, false],
        [true, false],
        [true, true],
      ])
    })
    const { pages, missing, cut } = await stopVisits()
    expect(pages).toBeGreaterThan(20)
    expect(missing).toEqual([])
    // What a machine was sending when it was lost is cut; one that is replaced sends it to the end.
    expect(cut.filter((at) => at < away.from || at > away.to)).toEqual([])
    expect(applied).toEqual([countMigrations(previous ?? root), countMigrations(root)])
    expect(applied[1]).toBeGreaterThan(applied[0] ?? 0)
  },
)

it('The replica is lost', async () => {
  // A Redis that was empty knows of no earlier writes, so that everything is read from the primary until then.
  await wait(Math.max(0, startedAt + rememberedFor - Date.now()))
  await lose('the replica', async () => {
    const replica = (await site.cluster.getPrimary()) === 'postgresA' ? 'postgresB' : 'postgresA'
    await loseFor(replica)()
    await until(site.cluster.hasFollower, 60_000)
  })
})

it('A web machine is lost', () => lose('a web machine', loseFor('webA')))

it('The worker is lost', () => lose('the worker', loseFor('worker')))

it('pgbouncer is lost', () => lose('pgbouncer', loseFor('pgbouncer')))

it('The S3 server is lost', () => lose('the S3 server', loseFor('s3')))

it('Redis is lost', () => lose('Redis', loseFor('redis')))

it('The primary is lost, and the replica takes its place', async () => {
  const primary = await site.cluster.getPrimary()
  await lose('the primary', async () => {
    await site.cluster.parts[primary].kill()
    await until(async () => (await site.cluster.getPrimary()) !== primary, 60_000)
  })
  await lose('the same, returning as the replica', async () => {
    await site.cluster.parts[primary].start()
    await until(site.cluster.hasFollower, 60_000)
  })
})
