// npm run bench: a filled house beside its floors, in one run. It prints facts and aims, and never fails by time.
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from '#scripts/lib/build.mjs'
import { argon2 } from '#server/platform/auth/hashing.ts'
import { fillConversations } from './chat.ts'
import * as fill from './fill.ts'
import { fillConnections, fillPosts, people } from './fillFeed.ts'
import { buildEmptyPage, freePort, type Running, start } from './house.ts'
import { printCases, printGrowth, printStreams, say } from './print.ts'
import { openRecorder, type Recorder } from './record.ts'
import { chatLines, doorLines, feedLines, growthAt, pageLine } from './stages.ts'
import { streamsSideBySide } from './streams.ts'
import { openTown, type Town } from './town.ts'

const plain = 'bench-password'

/** `npm run bench -- feed` measures that part alone; BENCH_SHARE=0.01 tries it with a hundredth of the posts. */
const only = process.argv[2]
const share = Number(process.env.BENCH_SHARE ?? 1)
const isAsked = (part: 'offers' | 'feed' | 'chat' | 'streams') => only === undefined || only === part

/** Does something and says how long it took. */
async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const done = await act()
  say(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return done
}

async function settingsOf(town: Town): Promise<Record<string, string>> {
  const port = String(await freePort())
  return {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: town.dataDir,
    DATABASE_URL: town.url,
    AUTH_SECRET: 'a secret of the bench alone, which signs nothing else',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
}

type Bench = { town: Town; house: Running; recorder: Recorder; hash: string }

async function offers({ town, house, recorder, hash }: Bench) {
  const { client } = town
  const grow = async (from: number, to: number) => {
    await timed(`offers ${from} to ${to}`, () => fill.fillOffers(client, from, to))
    await timed('vacuum and analyze', () => fill.settle(client))
  }
  const sizes = [await growthAt(house, 2_000)]
  await grow(2_000, 20_000)
  await timed('200,000 applications', () => fill.fillApplications(client, 20_000))
  await timed('500,000 notifications', () => fill.fillNotifications(client))
  await fill.holdQueue(client)
  await fill.settle(client)
  sizes.push(await growthAt(house, 20_000))
  const lines = await doorLines(town, house, recorder, { plain, hash })
  const cards = await cardsOf(house)
  lines.push(await pageLine(house, `page /jobs, ${cards} cards`, [{ method: 'GET', path: '/jobs' }], cards))
  say(
    '\n100,000 users, 20,000 offers, 200,000 applications, 500,000 notifications; 16 connections; milliseconds',
  )
  printCases(lines)
  say(
    'floor: the same statements (login: and the same hashing) behind node:http; for the page an empty Next page',
  )
  await grow(20_000, 200_000)
  sizes.push(await growthAt(house, 200_000))
  say('\nSearch as offers grow; 2 connections; milliseconds')
  printGrowth(sizes)
}

async function feed({ town, house, recorder }: Bench) {
  const [around, posts] = [Math.ceil(20 * share), Math.ceil(1_000_000 * share)]
  const connections = (around * people).toLocaleString('en')
  await timed(`${connections} connections`, () => fillConnections(town.client, around))
  await timed(`${posts.toLocaleString('en')} posts`, () => fillPosts(town.client, posts))
  const lines = await feedLines(town, house, recorder)
  say(
    `\n100,000 users, ${posts.toLocaleString('en')} posts, ${connections} connections; 16 connections; milliseconds`,
  )
  printCases(lines)
}

async function chat({ town, house, recorder }: Bench) {
  await timed('500,000 conversations', () => fillConversations(town.client))
  const lines = await chatLines(town, house, recorder)
  say('\n100,000 users, 500,000 conversations, 1,000,000 messages; 16 connections; milliseconds')
  printCases(lines)
}

async function streams(town: Town, recorder: Recorder, settings: Record<string, string>) {
  const size = { streams: 2_000, perSecond: 50, seconds: 20 }
  const seen = await streamsSideBySide(town, recorder, settings, size)
  say('\n2,000 open streams, 50 messages a second; milliseconds from being said to being heard')
  printStreams(seen)
  say('floor: node:http, one LISTEN and one statement a message, without bearer, rules or badges')
}

async function cardsOf({ origin }: Running): Promise<number> {
  const answer = await fetch(`${origin}/api/jobs/jobs/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data: unknown[] }
  return data.length
}

async function main(): Promise<void> {
  say(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  const { code, output } = await timed('building the house', ensureBuilt)
  if (code !== 0) throw new Error(output)
  await timed('building the empty page', buildEmptyPage)
  const town = await timed('an empty database', openTown)
  const hash = await argon2.hash(plain)
  try {
    await timed('100,000 users', () => fill.fillAccounts(town.client, hash))
    await timed('sessions', () => fill.fillSessions(town.client, fill.firstFreshVolunteer - 1, 80_000))
    await timed('offers 0 to 2000', () => fill.fillOffers(town.client, 0, 2_000))
    await fill.settle(town.client)
    const settings = await settingsOf(town)
    const house = await start(['server/main.ts'], /answers on/, settings)
    say(`  on ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.version}`)
    const recorder = await openRecorder(settings, town.url)
    const bench = { town, house, recorder, hash }
    try {
      if (isAsked('offers')) await offers(bench)
      if (isAsked('feed')) await feed(bench)
      if (isAsked('chat')) await chat(bench)
      await house.stop()
      if (isAsked('streams')) await streams(town, recorder, settings)
    } finally {
      await house.stop()
      await recorder.close()
    }
  } finally {
    await town.close()
  }
}

await main()
