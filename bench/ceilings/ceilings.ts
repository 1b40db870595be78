import pg from 'pg'
import { times } from '../cases/case.ts'
import { load, type Measured, summary } from '../measure.ts'
import { print, say } from '../print.ts'
import { share } from '../size.ts'
import { listenAll } from '../streams/listeners.ts'
import { active, createLoads, type Load } from './loads.ts'
import { getBusy, readSpent } from './processes.ts'
import { type Site, sizes } from './sites.ts'
import { createLine, raiseStreams, type StreamCeiling } from './streams.ts'

const seconds = share === 1 ? 5 : 0.5
const warmUp = share === 1 ? 2 : 0.2
/** A ceiling is reached when more connections bring no more; the better of these counts. */
const connections = share === 1 ? [8, 64] : [4]

const isSize = (name: string): name is keyof typeof sizes => Object.hasOwn(sizes, name)

/** Measures how much of each kind the sites bear, those that were named or all. */
export async function measureCeilings(named: readonly string[]): Promise<void> {
  const unknown = named.find((name) => !isSize(name))
  if (unknown) throw new Error(`There is no size "${unknown}": ${Object.keys(sizes).join(', ')}`)
  const chosen = Object.keys(sizes).filter((name) => named.length === 0 || named.includes(name))
  for (const name of chosen.filter(isSize)) {
    const site = await sizes[name]()
    try {
      say(`\nThe most that a ${name} bears; milliseconds; processors that each part kept busy`)
      await measureSite(site)
    } finally {
      await site.close()
    }
  }
}

async function measureSite(site: Site): Promise<void> {
  const rows = [['', 'a second', 'p50', 'p95', 'failed', 'busy']]
  for (const one of await createLoads()) rows.push(...(await measureLoad(site, one)))
  print(rows)
  printStreams(await raiseStreams(site.origin))
  await printCommits(site)
}

type Busy = ReturnType<typeof getBusy>

/** `perSecond` counts calls that succeeded. */
type Found = Measured & { busy: Busy; heardPerSecond: number }

async function measureLoad({ origin }: Site, { name, calls }: Load): Promise<string[][]> {
  const heard = new Set<number>()
  const close = name === 'a message' ? await openStreams(origin, heard) : () => {}
  await load(origin, calls, connections[0] ?? 1, warmUp)
  const found: Found[] = []
  for (const atOnce of connections) {
    heard.clear()
    const before = await readSpent()
    const sample = await load(origin, calls, atOnce, seconds)
    const busy = getBusy(before, await readSpent(), sample.seconds)
    const perSecond = (sample.times.length - sample.failed) / sample.seconds
    found.push({ ...summary([sample]), perSecond, busy, heardPerSecond: heard.size / sample.seconds })
  }
  close()
  const best = found.reduce((one, other) => (other.perSecond > one.perSecond ? other : one))
  const { perSecond, p50, p95, failed } = best
  const cells = [perSecond.toFixed(0), p50.toFixed(0), p95.toFixed(0), String(failed), toText(best.busy)]
  const events = best.heardPerSecond > 0 ? [['  its event on a stream', best.heardPerSecond.toFixed(0)]] : []
  return [[name, ...cells], ...events]
}

const toText = (busy: Busy): string =>
  busy.map(([part, processors]) => `${part} ${processors.toFixed(1)}`).join(', ')

/** Each reader of the messages has a stream. */
async function openStreams(origin: string, heard: Set<number>): Promise<() => void> {
  const lines = await Promise.all(times(active, createLine))
  return listenAll(origin, lines, (number) => void heard.add(number))
}

function printStreams({ steps, ended }: StreamCeiling): void {
  const rows = steps.map(({ streams, p95, lost }) => [String(streams), p95.toFixed(0), String(lost)])
  print([['open streams, 50 messages a second', 'p95', 'not in time'], ...rows])
  say(ended === '' ? 'more were not tried' : `the next step failed: ${ended}`)
}

const writers = 20

/** A commit that notifies waits for the one before it. */
async function printCommits({ client, databaseUrl }: Site): Promise<void> {
  await client.query('create table bench_commits (at timestamptz not null)')
  const pool = new pg.Pool({ connectionString: databaseUrl, max: writers })
  const insert = 'insert into bench_commits values (clock_timestamp())'
  const notify = `with stored as (${insert} returning at) select pg_notify('bench_commits', at::text) from stored`
  const [plain, notifying] = [await countCommits(pool, insert), await countCommits(pool, notify)]
  await pool.end()
  await client.query('drop table bench_commits')
  say(`commits of one row a second by ${writers} connections: ${plain}; with NOTIFY: ${notifying}`)
}

async function countCommits(pool: pg.Pool, statement: string): Promise<string> {
  const start = performance.now()
  const end = start + seconds * 1_000
  let commits = 0
  const write = async () => {
    for (; performance.now() < end; commits += 1) await pool.query(statement)
  }
  await Promise.all(times(writers, write))
  return ((commits * 1_000) / (performance.now() - start)).toFixed(0)
}
