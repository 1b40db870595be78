// npm run bench: measures a filled site beside its baselines. It prints results and aims, and never fails for slowness.
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from '#scripts/lib/build.mjs'
import { argon2 } from '#server/platform/auth/hashing.ts'
import { each, fillConversations } from './chat.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import * as fill from './fill.ts'
import { fillConnections, fillPosts } from './fillFeed.ts'
import { printCases, printGrowth, printStreams, say } from './print.ts'
import { openRecorder, type Recorder } from './record.ts'
import { buildEmptyPage, freePort, type Running, start } from './server.ts'
import { formatCount, pace, size } from './size.ts'
import { chatLines, endpointLines, feedLines, growthAt, pageLine } from './stages.ts'
import { streamsSideBySide } from './streams.ts'

const plain = 'bench-password'

const parts = { offers, feed, chat, streams }
type Part = keyof typeof parts
const isPart = (name: string): name is Part => name in parts

/** `npm run bench -- feed chat` measures these parts in this order; without names all of them. */
function chosenParts(): Part[] {
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !isPart(name))
  if (unknown)
    throw new Error(`There is no part "${unknown}". The parts are ${Object.keys(parts).join(', ')}.`)
  return (named.length > 0 ? named : Object.keys(parts)).filter(isPart)
}

/** Runs something and prints how long it took. */
async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const done = await act()
  say(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return done
}

async function getSettings(benchDatabase: BenchDatabase): Promise<Record<string, string>> {
  const port = String(await freePort())
  return {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: benchDatabase.dataDir,
    DATABASE_URL: benchDatabase.url,
    AUTH_SECRET: 'a secret of the bench alone, which signs nothing else',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
}

type Bench = {
  benchDatabase: BenchDatabase
  recorder: Recorder
  settings: Record<string, string>
  hash: string
}

/** Runs `act` with a new server, so that no part profits from the caches of another. */
async function withApp<T>({ settings }: Bench, act: (app: Running) => Promise<T>): Promise<T> {
  const app = await start(['server/main.ts'], /answers on/, settings)
  try {
    return await act(app)
  } finally {
    await app.stop()
  }
}

async function offers(bench: Bench) {
  await withApp(bench, (app) => measureOffers(bench, app))
}

async function measureOffers({ benchDatabase, recorder, hash }: Bench, app: Running) {
  const { client } = benchDatabase
  const { few, some, many } = size.offers
  const grow = async (from: number, to: number) => {
    await timed(`offers ${from} to ${to}`, () => fill.fillOffers(client, from, to))
    await timed('vacuum and analyze', () => fill.settle(client))
  }
  const sizes = [await growthAt(app, few)]
  await grow(few, some)
  await timed(`${formatCount(some * 10)} applications`, () => fill.fillApplications(client, some))
  await timed(`${formatCount(size.busy * 25)} notifications`, () => fill.fillNotifications(client))
  await fill.settle(client)
  sizes.push(await growthAt(app, some))
  // A first application begins a conversation, so those of the chat part are deleted; that part fills them again.
  await client.query('truncate conversations cascade')
  const lines = await endpointLines(benchDatabase, app, recorder, { plain, hash })
  const cards = await getCards(app)
  lines.push(await pageLine(app, `page /jobs, ${cards} cards`, [{ method: 'GET', path: '/jobs' }], cards))
  say(
    `\n${formatCount(size.people)} users, ${formatCount(some)} offers, ${formatCount(some * 10)} applications, ${formatCount(size.busy * 25)} notifications; ${pace.connections} connections; milliseconds`,
  )
  printCases(lines)
  say(
    'baseline: the same statements (login: and the same hashing) behind node:http; for the page an empty Next page',
  )
  await grow(some, many)
  sizes.push(await growthAt(app, many))
  say('\nSearch as offers grow; 2 connections; milliseconds')
  printGrowth(sizes)
}

async function feed(bench: Bench) {
  const { client } = bench.benchDatabase
  const connections = formatCount(size.connectionsAround * size.people)
  await timed(`${connections} connections`, () => fillConnections(client, size.connectionsAround))
  await timed(`${formatCount(size.posts)} posts`, () => fillPosts(client, size.posts))
  const lines = await withApp(bench, (app) => feedLines(bench.benchDatabase, app, bench.recorder))
  say(
    `\n${formatCount(size.people)} users, ${formatCount(size.posts)} posts, ${connections} connections; ${pace.connections} connections; milliseconds`,
  )
  printCases(lines)
}

async function chat(bench: Bench) {
  const conversations = formatCount(size.busy * each)
  await timed(`${conversations} conversations`, () => fillConversations(bench.benchDatabase.client))
  const lines = await withApp(bench, (app) => chatLines(bench.benchDatabase, app, bench.recorder))
  say(
    `\n${formatCount(size.people)} users, ${conversations} conversations of two messages; ${pace.connections} connections; milliseconds`,
  )
  printCases(lines)
}

async function streams({ benchDatabase, recorder, settings }: Bench) {
  const { streams, perSecond } = size.streams
  const seen = await streamsSideBySide(benchDatabase, recorder, settings, size.streams)
  say(
    `\n${formatCount(streams)} open streams, ${perSecond} messages a second; milliseconds from sending to arrival`,
  )
  printStreams(seen)
  say('baseline: node:http, one LISTEN and one statement a message, without bearer, rules or badges')
}

async function getCards({ origin }: Running): Promise<number> {
  const response = await fetch(`${origin}/api/jobs/jobs/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await response.json()) as { data: unknown[] }
  return data.length
}

async function main(): Promise<void> {
  const asked = chosenParts()
  say(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  const { code, output } = await timed('building the app', ensureBuilt)
  if (code !== 0) throw new Error(output)
  await timed('building the empty page', buildEmptyPage)
  const benchDatabase = await timed('an empty database', openBenchDatabase)
  const hash = await argon2.hash(plain)
  try {
    await timed(`${formatCount(size.people)} users`, () => fill.fillAccounts(benchDatabase.client, hash))
    await timed('sessions', () =>
      fill.fillSessions(benchDatabase.client, size.firstFreshVolunteer - 1, Math.round(size.people * 0.8)),
    )
    await timed(`${formatCount(size.offers.few)} offers`, () =>
      fill.fillOffers(benchDatabase.client, 0, size.offers.few),
    )
    await fill.pauseQueue(benchDatabase.client)
    await fill.settle(benchDatabase.client)
    const settings = await getSettings(benchDatabase)
    say(`  on ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.version}`)
    const recorder = await openRecorder(settings, benchDatabase.url)
    try {
      for (const part of asked) await parts[part]({ benchDatabase, recorder, settings, hash })
    } finally {
      await recorder.close()
    }
  } finally {
    await benchDatabase.close()
  }
}

await main()
