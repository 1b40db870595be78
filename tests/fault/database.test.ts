import { expect, it } from 'vitest'
import { getCode } from '#server/platform/db/away.ts'
import { newId } from '#server/platform/db/ids.ts'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { getBackends, getPostmaster } from './backends.ts'
import { type Settled, settle } from './settle.ts'
import { openSite } from './site.ts'

const kills = 30
/** Each of these stops the whole server; the others stop one process, and the server restarts the rest. */
const everyWholeServer = 6
const authors = 6
const connections = 6
const metricsToken = 'known to this test'

const site = openSite('database', { DATABASE_CONNECTIONS: String(connections), METRICS_TOKEN: metricsToken })

const post = ({ bearer }: Settled, text: string): Promise<number> =>
  new Caller(site.app.origin, async () => bearer)
    .post('/api/posts/posts', { text, mentions: [] }, { headers: { 'Idempotency-Key': newId() } })
    .then(({ status }) => status)

/** Posts continuously until `isOver`; fills in the count of each status, and the acknowledged posts. */
function postOn(people: readonly Settled[], isOver: () => boolean) {
  const statuses = new Map<number, number>()
  const acknowledged: string[] = []
  const write = async (author: Settled) => {
    while (!isOver()) {
      const text = `Bean ${newId()} is up`
      const status = await post(author, text)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) acknowledged.push(text)
    }
  }
  return { statuses, acknowledged, ended: Promise.all(people.map(write)) }
}

const isReady = () => fetch(`${site.app.origin}/api/health`).then(({ ok }) => ok)

/** Connections that were taken from the pool and not yet returned. */
async function lent(): Promise<number> {
  const response = await fetch(`${site.app.origin}/api/metrics`, {
    headers: { Authorization: `Bearer ${metricsToken}` },
  })
  const text = await response.text()
  const gauge = (name: string) => Number(new RegExp(`^brota_database_${name} (\\d+)$`, 'm').exec(text)?.[1])
  return gauge('connections') - gauge('idle')
}

async function killOne(number: number): Promise<void> {
  await until(async () => (await isReady()) && (await getBackends(site.dataDir)).length > 2, 30_000)
  const backends = await getBackends(site.dataDir)
  const pid =
    number % everyWholeServer === 0
      ? await getPostmaster(site.dataDir)
      : backends[Math.floor(Math.random() * backends.length)]
  if (pid) killIfRunning(pid)
}

/** A process that was listed may have ended by itself meanwhile. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (thrown) {
    if (getCode(thrown) !== 'ESRCH') throw thrown
  }
}

it('The site survives 30 kills of PostgreSQL under load: no connection leaks, no acknowledged post is lost, SIGTERM exits', async () => {
  const people = await settle(site.database, authors)
  let isOver = false
  const posting = postOn(people, () => isOver)
  // However slow the machine is, people post before the first kill and after each.
  const untilPosted = () => {
    const before = posting.acknowledged.length
    return until(() => posting.acknowledged.length > before, 30_000)
  }
  await untilPosted()
  for (let number = 1; number <= kills; number += 1) {
    await killOne(number)
    await untilPosted()
  }
  const postAll = (text: string) => Promise.all(people.map((author) => post(author, text)))
  const isBack = async () => (await postAll('Some beans are up')).every((status) => status === 201)
  // The health check may not have noticed the last kill yet.
  await until(async () => (await isReady()) && (await isBack()), 30_000)
  isOver = true
  await posting.ended
  const { statuses, acknowledged } = posting
  expect([...statuses.keys()].sort()).toEqual([201, 503])

  // One connection listens for the queue’s jobs and two are shared by short statements; all others are free again.
  await until(async () => (await lent()) <= 3, 15_000)
  expect(await postAll('All beans are up')).toEqual(people.map(() => 201))
  const start = performance.now()
  await site.app.stop()
  expect(performance.now() - start).toBeLessThan(10_000)

  await site.startAgain()
  const { rows } = await site.database.query('select text from posts')
  const saved = new Set(rows.map(({ text }) => text))
  expect(acknowledged.length).toBeGreaterThan(kills)
  expect(acknowledged.filter((text) => !saved.has(text))).toEqual([])
})
