// npm run bench: measures a filled site beside its baselines. It prints results and aims, and never fails for slowness.
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from '#scripts/lib/build.mjs'
import { migrate } from '#server/platform/db/migrate.ts'
import { measureApplicants } from './applicants.ts'
import { endpointLines } from './beside/endpoints.ts'
import { guestLines } from './beside/guests.ts'
import { pageLines } from './beside/pages.ts'
import type { Case, EndpointCase, GuestCase, PageCase } from './cases/case.ts'
import { measureCeilings } from './ceilings/ceilings.ts'
import { compare } from './compare/compare.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { fillTown, growOffers, timed } from './fill/index.ts'
import { growthAt, measurePlaces } from './growth.ts'
import { measureMemory, metricsToken } from './memory/memory.ts'
import { isPart, type PartName, parts } from './parts.ts'
import { measurePercolation } from './percolation.ts'
import {
  printApplicants,
  printGrowth,
  printLines,
  printMemory,
  printPercolation,
  printPlaces,
  printScrolled,
  printStreams,
  printWeights,
  printWrites,
  say,
} from './print.ts'
import { fillScrolled, scrollFeed } from './scroll.ts'
import { ensurePages, type Running, startSite } from './server.ts'
import { getSettings } from './site.ts'
import { formatCount, pace, share, size } from './size.ts'
import { streamsSideBySide } from './streams/streams.ts'
import { weigh } from './weights.ts'

const names = [...Object.keys(parts), 'applicants', 'searches', 'streams']
/** Measured on request only, because it takes minutes. */
const slow = ['growth', 'memory', 'scroll']

const usage = `npm run bench                             measures all parts
npm run bench -- PART ...                 measures these parts in this order
npm run bench -- ceilings [SIZE ...]      measures the most that a laptop and a site bear
npm run bench -- compare REF [PART ...]   measures this build beside that of a branch, tag or commit
The parts are ${[...names, ...slow].join(', ')}; compare has none of the last six. BENCH_SHARE=0.01 fills and runs a hundredth.`

type Bench = { benchDatabase: BenchDatabase; settings: Record<string, string> }

/** The server of all parts of a run whose figures mean nothing: most of its time would be starts. */
let shared: Running | undefined

/** Runs `act` with a new server, so that no part profits from the caches of another. */
async function withNewApp<T>(
  settings: Record<string, string>,
  act: (app: Running) => Promise<T>,
): Promise<T> {
  // They would listen on the same port.
  await endShared()
  const app = await startSite(settings)
  try {
    return await act(app)
  } finally {
    await app.stop()
  }
}

async function endShared(): Promise<void> {
  await shared?.stop()
  shared = undefined
}

async function withApp<T>({ settings }: Bench, act: (app: Running) => Promise<T>): Promise<T> {
  if (share === 1) return withNewApp(settings, act)
  shared ??= await startSite(settings)
  return act(shared)
}

async function measurePart(bench: Bench, name: PartName): Promise<void> {
  await parts[name].fill(bench.benchDatabase.client)
  await withApp(bench, async (app) =>
    measureCases(bench.benchDatabase, app, name, await parts[name].getCases(app.origin)),
  )
}

/** Measures the searches and writes of offers as they grow; `toSome` makes some of few offers. */
async function measureGrowth(bench: Bench, toSome: () => Promise<void>): Promise<void> {
  const { client } = bench.benchDatabase
  const { few, some, many } = size.offers
  const growth = (offers: number) => withApp(bench, (app) => growthAt(client, app, offers))
  const sizes = [await growth(few)]
  await toSome()
  sizes.push(await growth(some))
  await growOffers(client, some, many)
  sizes.push(await growth(many))
  say('\nSearch as offers grow; 2 connections; milliseconds')
  printGrowth(sizes)
  say('\nAn offer is published and edited, with the triggers of the search and without; by SQL; milliseconds')
  printWrites(sizes)
  say('\nWhat someone types into the field of a city; 2 connections; milliseconds')
  printPlaces(await withApp(bench, measurePlaces))
}

/** Measures cases beside their baselines and prints a line for each, then what the pages weigh. */
async function measureCases(benchDatabase: BenchDatabase, app: Running, name: PartName, cases: Case[]) {
  const endpoints = cases.filter((one): one is EndpointCase => one.kind === 'endpoint')
  const pages = cases.filter((one): one is PageCase => one.kind === 'page')
  const guests = cases.filter((one): one is GuestCase => one.kind === 'guest')
  const endpointsSeen = await endpointLines(benchDatabase, app, endpoints)
  const pagesSeen = await pageLines(benchDatabase, app, pages)
  const guestsSeen = await guestLines(benchDatabase, app, guests)
  say(
    `\n${formatCount(size.people)} users, ${parts[name].filled}; ${pace.connections} connections; milliseconds`,
  )
  printLines(endpointsSeen, ['baseline'])
  printLines(pagesSeen, ['plain', 'empty'])
  printLines(guestsSeen.lines, ['bare'])
  for (const note of guestsSeen.notes) say(note)
  printWeights(await weigh(app.origin, [...pages, ...guests]))
}

async function measureStreams({ benchDatabase, settings }: Bench): Promise<void> {
  const { streams, perSecond } = size.streams
  const seen = await streamsSideBySide(benchDatabase, settings, size.streams)
  say(
    `\n${formatCount(streams)} open streams, ${perSecond} messages a second; milliseconds from sending to arrival`,
  )
  printStreams(seen)
  say('baseline: node:http, one LISTEN and one statement a message, without bearer, rules or badges')
}

async function watchMemory(bench: Bench): Promise<void> {
  const { client } = bench.benchDatabase
  // Uploads make jobs, which are part of the load.
  await client.query('alter table graphile_worker._private_jobs disable trigger bench_delay')
  const settings = { ...bench.settings, METRICS_TOKEN: metricsToken }
  const seen = await withNewApp(settings, (app) => measureMemory(client, app))
  await client.query('alter table graphile_worker._private_jobs enable trigger bench_delay')
  say(`\nMemory under mixed load for ${size.memory.seconds} seconds; megabytes`)
  printMemory(seen)
}

async function measureSearches({ benchDatabase: { client } }: Bench): Promise<void> {
  const measured = await measurePercolation(client)
  say('\nAn offer matched with the saved searches; milliseconds')
  printPercolation(measured)
}

async function measureChoosing(bench: Bench): Promise<void> {
  const { client } = bench.benchDatabase
  const measured = await withApp(bench, (app) => measureApplicants(client, app))
  say(
    `\nAn offer with ${formatCount(size.applicantsOfOne)} applicants; 2 connections, decisions on one; milliseconds`,
  )
  printApplicants(measured)
}

async function measureOther(bench: Bench, name: string): Promise<void> {
  const { few, some } = size.offers
  if (name === 'offers') return measureGrowth(bench, () => measurePart(bench, 'offers'))
  if (name === 'growth') return measureGrowth(bench, () => growOffers(bench.benchDatabase.client, few, some))
  if (isPart(name)) return measurePart(bench, name)
  if (name === 'memory') return watchMemory(bench)
  if (name === 'searches') return measureSearches(bench)
  if (name === 'applicants') return measureChoosing(bench)
  return name === 'scroll' ? measureScroll(bench) : measureStreams(bench)
}

async function measureScroll(bench: Bench): Promise<void> {
  await fillScrolled(bench.benchDatabase.client)
  say('\nA feed in a browser on a processor slowed 4 times')
  printScrolled(await withApp(bench, ({ origin }) => scrollFeed(origin)))
}

async function measure(chosen: string[]): Promise<void> {
  const { code, output } = await timed('building the app', ensureBuilt)
  if (code !== 0) throw new Error(output)
  for (const folder of chosen.some(isPart) ? ['bench/plainPage', 'bench/emptyPage'] : [])
    await timed(`building ${folder}`, () => ensurePages(folder))
  const benchDatabase = await timed('an empty database', openBenchDatabase)
  try {
    const bench = { benchDatabase, settings: await getSettings(benchDatabase) }
    await timed('migrations', () => migrate(benchDatabase.url))
    await fillTown(benchDatabase)
    for (const part of chosen) await measureOther(bench, part)
  } finally {
    await endShared()
    await benchDatabase.close()
  }
}

/** The parts that were named, else all; fails when there is none of that name. */
function chooseParts(named: string[], all: string[], onRequest: string[] = []): string[] {
  const known = [...all, ...onRequest]
  const unknown = named.find((name) => !known.includes(name))
  if (unknown) throw new Error(`There is no part "${unknown}". The parts are ${known.join(', ')}.\n${usage}`)
  return named.length > 0 ? named : all
}

async function findCeilings(named: string[]): Promise<void> {
  const { code, output } = await timed('building the app', ensureBuilt)
  if (code !== 0) throw new Error(output)
  await measureCeilings(named)
}

async function main([first, ...others]: string[]): Promise<void> {
  if (first === 'ceilings') return findCeilings(others)
  const isComparison = first === 'compare'
  const [ref, ...named] = others
  if (isComparison && !ref) throw new Error(`compare needs a branch, tag or commit.\n${usage}`)
  const chosen = isComparison
    ? chooseParts(named, Object.keys(parts)).filter(isPart)
    : chooseParts(first === undefined ? [] : [first, ...others], names, slow)
  say(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  say(`  on ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.version}`)
  await (isComparison ? compare(ref ?? '', chosen.filter(isPart)) : measure(chosen))
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
