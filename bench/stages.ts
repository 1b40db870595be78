import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '#contracts/limits.ts'
import type { BaselinePlan } from './baseline.ts'
import { apply, type Case, filterCalls, getId, steadyCases, wordCalls } from './cases.ts'
import { chatCases } from './chat.ts'
import type { BenchDatabase } from './database.ts'
import { feedCases } from './feed.ts'
import { type Call, type Calls, load, sideBySide, summary } from './measure.ts'
import type { Line } from './print.ts'
import type { Recorder } from './record.ts'
import { type Running, start, startEmptyPage } from './server.ts'
import { pace, size } from './size.ts'

/** Measures the search at a number of offers, with few connections, so that no waiting time is measured. */
export async function growthAt(app: Running, offers: number) {
  const connections = 2
  const at = async (calls: readonly Call[]) => {
    await load(app.origin, calls, connections, 2 * pace.warmUp)
    return summary([await load(app.origin, calls, connections, pace.seconds)])
  }
  return { offers, words: await at(wordCalls), filters: await at(filterCalls) }
}

const slugify = (name: string) => name.replaceAll(/\W+/g, '-')
const baselineCalls = (name: string, count: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({ method: 'GET', path: `/${slugify(name)}/${index}` }))

const aims: Record<string, number> = {
  'offer search, words': 75,
  'offer search, filters': 75,
  'offer, as a guest': 75,
  'offer, signed in': 75,
  'notification list': 75,
  feed: 75,
  'feed, further down': 75,
  'one post': 75,
  'conversation list': 75,
  'conversation, one page': 75,
  'unread conversations': 75,
}

type Compare = (name: string, calls: Calls, count: number) => Promise<Line>

/** Starts a baseline with this plan; `measure` compares Brota with it, case by case. */
async function besideBaseline(
  benchDatabase: BenchDatabase,
  app: Running,
  plan: Omit<BaselinePlan, 'databaseUrl'>,
  measure: (compare: Compare) => Promise<Line[]>,
): Promise<Line[]> {
  const planFile = join(benchDatabase.dataDir, 'baseline.json')
  await writeFile(
    planFile,
    JSON.stringify({ ...plan, databaseUrl: benchDatabase.url } satisfies BaselinePlan),
  )
  const baseline = await start(['bench/baseline.ts', planFile], /ready/, {})
  try {
    return await measure(async (name, calls, count) => {
      const baselineSide = { origin: baseline.origin, calls: baselineCalls(name, count) }
      const measured = await sideBySide({ origin: app.origin, calls }, baselineSide)
      return { name, ...measured, ...(aims[name] && { aim: aims[name] }) }
    })
  } finally {
    await baseline.stop()
  }
}

const getPlan = (cases: readonly Pick<Case, 'name' | 'baseline'>[]) =>
  Object.fromEntries(cases.map(({ name, baseline }) => [slugify(name), baseline]))

async function compareAll(compare: Compare, cases: readonly Case[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const { name, calls, baseline } of cases) lines.push(await compare(name, calls, baseline.length))
  return lines
}

/** Compares each endpoint with its statements behind bare node:http. */
export async function endpointLines(
  benchDatabase: BenchDatabase,
  app: Running,
  recorder: Recorder,
  password: { plain: string; hash: string },
): Promise<Line[]> {
  let next = size.firstFreshVolunteer
  const applying = await apply(recorder, () => next++)
  const applications = await signedApplications(applying.callFor)
  const steady = await steadyCases(recorder, password)
  const people = Array.from({ length: size.applicants }, (_, index) =>
    getId('account', size.people - 1 - index),
  )
  const plan = { volunteers: people, cases: getPlan([...steady, applying]) }
  return besideBaseline(benchDatabase, app, plan, async (compare) => [
    ...(await compareAll(compare, steady)),
    await compare('apply', applications, applying.baseline.length),
  ])
}

/** Measures the calls of /chat beside their baselines. */
export async function chatLines(
  benchDatabase: BenchDatabase,
  app: Running,
  recorder: Recorder,
): Promise<Line[]> {
  const cases = await chatCases(recorder)
  const plan = { volunteers: [], cases: getPlan(cases) }
  return besideBaseline(benchDatabase, app, plan, (compare) => compareAll(compare, cases))
}

/** Measures the feed as an endpoint and as a page beside their baselines. */
export async function feedLines(
  benchDatabase: BenchDatabase,
  app: Running,
  recorder: Recorder,
): Promise<Line[]> {
  const cases = await feedCases(recorder)
  const plan = { volunteers: [], cases: getPlan(cases) }
  const lines = await besideBaseline(benchDatabase, app, plan, (compare) => compareAll(compare, cases))
  const cookies = (cases[0]?.calls ?? []).map(({ headers }) => ({
    cookie: `brota.token=${headers?.authorization?.replace('Bearer ', '')}`,
  }))
  const pages = cookies.map((headers): Call => ({ method: 'GET', path: '/feed', headers }))
  const cards = limits.postsAtFirst
  return [...lines, await pageLine(app, `page /feed, ${cards} posts`, pages, cards)]
}

/** Applications with signed bearers, prepared in advance because signing would slow the load down. */
async function signedApplications(callFor: (index: number) => Promise<{ call: Call }>): Promise<() => Call> {
  const calls: Call[] = []
  for (let index = 0; index < size.applicants; index += 1) calls.push((await callFor(index)).call)
  return () => {
    const call = calls.pop()
    if (!call) throw new Error('all volunteers have applied: the bench needs more of them')
    return call
  }
}

/** Measures a page beside an empty page of Next with as many cards. */
export async function pageLine(
  app: Running,
  name: string,
  calls: readonly Call[],
  cards: number,
): Promise<Line> {
  const empty = await startEmptyPage(cards)
  try {
    const measured = await sideBySide(
      { origin: app.origin, calls },
      { origin: empty.origin, calls: [{ method: 'GET', path: '/' }] },
    )
    return { name, ...measured, aim: 90 }
  } finally {
    await empty.stop()
  }
}
