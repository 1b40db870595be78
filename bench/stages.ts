import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apply, filterCalls, idOf, steadyCases, wordCalls } from './cases.ts'
import { firstFreshVolunteer, organisations, volunteers } from './fill.ts'
import type { FloorPlan } from './floor.ts'
import { type Running, start, startEmptyPage } from './house.ts'
import { type Call, type Calls, knock, sideBySide, summary } from './measure.ts'
import type { Line } from './print.ts'
import type { Recorder } from './record.ts'
import type { Town } from './town.ts'

/** Search at a size: few connections, so that it is the search that is measured and not the queue before it. */
export async function growthAt(house: Running, offers: number) {
  const connections = 2
  const at = async (calls: readonly Call[]) => {
    await knock(house.origin, calls, connections, 2)
    return summary([await knock(house.origin, calls, connections, 5)])
  }
  return { offers, words: await at(wordCalls), filters: await at(filterCalls) }
}

const slugOf = (name: string) => name.replaceAll(/\W+/g, '-')
const floorCalls = (name: string, count: number): Call[] =>
  Array.from({ length: count }, (_, index) => ({ method: 'GET', path: `/${slugOf(name)}/${index}` }))

const aims: Record<string, number> = {
  'offer search, words': 75,
  'offer search, filters': 75,
  'offer, as a guest': 75,
  'offer, signed in': 75,
}

/** Every door beside the same statements behind bare node:http. */
export async function doorLines(
  town: Town,
  house: Running,
  recorder: Recorder,
  password: { plain: string; hash: string },
): Promise<Line[]> {
  let next = firstFreshVolunteer
  const applying = await apply(recorder, () => next++)
  const applications = await signedApplications(applying.callFor)
  const steady = await steadyCases(recorder, password)
  const plan: FloorPlan = {
    databaseUrl: town.url,
    volunteers: Array.from({ length: 15_000 }, (_, index) =>
      idOf('account', organisations + volunteers - 1 - index),
    ),
    cases: Object.fromEntries([...steady, applying].map(({ name, floor }) => [slugOf(name), floor])),
  }
  const planFile = join(town.dataDir, 'floor.json')
  await writeFile(planFile, JSON.stringify(plan))
  const floor = await start(['bench/floor.ts', planFile], /ready/, {})
  const compare = async (name: string, calls: Calls, count: number): Promise<Line> => {
    const floorSide = { origin: floor.origin, calls: floorCalls(name, count) }
    const measured = await sideBySide({ origin: house.origin, calls }, floorSide)
    return { name, ...measured, ...(aims[name] && { aim: aims[name] }) }
  }
  try {
    const lines: Line[] = []
    for (const one of steady) lines.push(await compare(one.name, one.calls, one.floor.length))
    lines.push(await compare('apply', applications, applying.floor.length))
    return lines
  } finally {
    await floor.stop()
  }
}

/** Applications of people who have a session and have not applied; signing them would slow the loader down. */
async function signedApplications(callFor: (index: number) => Promise<{ call: Call }>): Promise<() => Call> {
  const calls: Call[] = []
  for (let index = 0; index < 15_000; index += 1) calls.push((await callFor(index)).call)
  return () => {
    const call = calls.pop()
    if (!call) throw new Error('everybody has applied: the bench needs more volunteers')
    return call
  }
}

/** The first page of offers beside an empty page of Next with as many cards. */
export async function pageLine(house: Running, cards: number): Promise<Line> {
  const empty = await startEmptyPage(cards)
  try {
    const measured = await sideBySide(
      { origin: house.origin, calls: [{ method: 'GET', path: '/jobs' }] },
      { origin: empty.origin, calls: [{ method: 'GET', path: '/' }] },
    )
    return { name: `page /jobs, ${cards} cards`, ...measured, aim: 90 }
  } finally {
    await empty.stop()
  }
}
