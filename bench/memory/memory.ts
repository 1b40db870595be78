import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { fillPairs } from '../fill/town.ts'
import type { Running } from '../server.ts'
import { size } from '../size.ts'
import { type Act, atOnce, createActs } from './acts.ts'
import { type Reading, readMemory } from './readings.ts'

export const metricsToken = 'the metrics of the bench, for itself'

/** In megabytes; `perHour` is the slope of the last half. */
export type MemoryLine = { name: string; first: number; highest: number; last: number; perHour: number }
export type MemorySeen = { lines: MemoryLine[]; acts: { name: string; done: number; failed: number }[] }

/** Loads a server as people do and reads its memory and that of its children meanwhile. */
export async function measureMemory(client: pg.Client, server: Running): Promise<MemorySeen> {
  await fillPairs(client, size.firstFreshVolunteer, atOnce / 2)
  const acts = await createActs(server.origin)
  const end = performance.now() + size.memory.seconds * 1_000
  const load = Promise.all(acts.map((act) => repeatUntil(end, act)))
  const readings = await readDuring(load, server)
  return { lines: toLines(readings), acts: await load }
}

/** An act waits while so many seconds of its kind are under way: more would be an attack, not a load. */
const secondsAtOnce = 12

/** Repeats an act at its rate, however long each one takes. */
async function repeatUntil(end: number, { name, perSecond, run }: Act) {
  const seen = { name, done: 0, failed: 0 }
  const running = new Set<Promise<void>>()
  const begin = async (turn: number) => {
    try {
      await run(turn)
      seen.done += 1
    } catch (error) {
      seen.failed += 1
      if (seen.failed === 1)
        process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`)
    }
  }
  const begun = performance.now()
  for (let turn = 0; ; turn += 1) {
    const due = begun + (turn * 1_000) / perSecond
    if (Math.max(due, performance.now()) >= end) break
    await wait(Math.max(0, due - performance.now()))
    if (running.size >= secondsAtOnce * perSecond) await Promise.race(running)
    const act: Promise<void> = begin(turn).finally(() => running.delete(act))
    running.add(act)
  }
  await Promise.all(running)
  return seen
}

/** Reads until the load has ended, and once more. */
async function readDuring(load: Promise<unknown>, server: Running): Promise<Reading[]> {
  let isOver = false
  const ended = load.finally(() => {
    isOver = true
  })
  const begun = performance.now()
  const readings: Reading[] = []
  for (;;) {
    const seconds = (performance.now() - begun) / 1_000
    const isLast = isOver
    readings.push({ seconds, megabytes: await readMemory(server, metricsToken) })
    if (isLast) break
    await Promise.race([ended, wait(size.memory.every * 1_000)])
  }
  return readings
}

function toLines(readings: Reading[]): MemoryLine[] {
  const names = [...new Set(readings.flatMap(({ megabytes }) => Object.keys(megabytes)))]
  return names.map((name) => {
    const points = readings.flatMap(({ seconds, megabytes }) => {
      const value = megabytes[name]
      return value === undefined ? [] : [{ seconds, value }]
    })
    const values = points.map(({ value }) => value)
    return {
      name,
      first: values[0] ?? 0,
      highest: Math.max(...values),
      last: values.at(-1) ?? 0,
      perHour: getSlope(points.slice(Math.floor(points.length / 2))) * 3_600,
    }
  })
}

/** Least squares, a second. */
function getSlope(points: { seconds: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, height] = [mean(points.map((one) => one.seconds)), mean(points.map((one) => one.value))]
  const together = points.reduce((sum, { seconds, value }) => sum + (seconds - at) * (value - height), 0)
  const alone = points.reduce((sum, { seconds }) => sum + (seconds - at) ** 2, 0)
  return alone === 0 ? 0 : together / alone
}
