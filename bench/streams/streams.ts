import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { getId } from '../cases/case.ts'
import type { BenchDatabase } from '../database.ts'
import { fillPairs } from '../fill/town.ts'
import { type Measured, summary } from '../measure.ts'
import { freePort, type Running, start } from '../server.ts'
import { sign } from '../site.ts'
import { pace, size as sizes } from '../size.ts'
import { type Line, listenAll, sayInTurn } from './listeners.ts'

/** The delivery to open streams, and the server's memory per stream. */
export type StreamsSeen = { delivery: Measured; lost: number; kilobytesAStream: number }
export type StreamSize = { streams: number; perSecond: number; seconds: number }

/** In milliseconds: how long the memory settles, and how long a message may take to arrive. */
const settling = 2_000 * pace.warmUp
const longestArrival = 2_000

/** Measures open streams with so many messages a second, first of Brota and then of its baseline. */
export async function streamsSideBySide(
  benchDatabase: BenchDatabase,
  settings: Record<string, string>,
  size: StreamSize,
): Promise<{ app: StreamsSeen; baseline: StreamsSeen }> {
  await fillPairs(benchDatabase.client, sizes.firstFreshVolunteer, size.streams)
  const port = String(await freePort())
  const own = { ...settings, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
  const lines = await appLines(size.streams)
  const app = await seen(await start(['server/main.ts'], /answers on/, own), lines, size)
  const baseline = await seen(
    await start(['bench/streams/baseline.ts', benchDatabase.url], /ready/, {}),
    baselineLines(size.streams),
    size,
  )
  return { app, baseline }
}

/** A stream per reader, with messages from one of their connections. */
async function appLines(streams: number): Promise<Line[]> {
  const lines: Line[] = []
  for (let number = 0; number < streams; number += 1) {
    const [reader, writer] = [
      sizes.firstFreshVolunteer + number * 2,
      sizes.firstFreshVolunteer + number * 2 + 1,
    ]
    const bearer = async (person: number) => `Bearer ${await sign(getId('account', person))}`
    const body = (message: string) => JSON.stringify({ userId: getId('account', reader), message })
    lines.push({
      stream: { path: '/api/notifications/stream', headers: { authorization: await bearer(reader) } },
      say: {
        path: '/api/chat/save',
        headers: { authorization: await bearer(writer), 'content-type': 'application/json' },
        body,
      },
    })
  }
  return lines
}

const baselineLines = (streams: number): Line[] =>
  Array.from({ length: streams }, (_, number) => {
    const id = getId('account', sizes.firstFreshVolunteer + number * 2)
    return {
      stream: { path: `/stream/${id}`, headers: {} },
      say: { path: `/say/${id}`, headers: {}, body: (message) => message },
    }
  })

/** Measures one server, which is new, so that its memory is only that of the streams. */
async function seen(server: Running, lines: Line[], size: StreamSize): Promise<StreamsSeen> {
  const arrivedAt = new Map<number, number>()
  const onMessage = (message: number) => void arrivedAt.set(message, performance.now())
  const { perSecond, seconds, streams } = size
  try {
    // Warms up with a few streams before the memory is measured.
    const leave = await listenAll(server.origin, lines.slice(0, 50), onMessage)
    await sayInTurn(server.origin, lines.slice(0, 50), { perSecond, count: 3 * perSecond * pace.warmUp })
    leave()
    await wait(settling)
    const before = getKilobytes(server)
    const leaveAll = await listenAll(server.origin, lines, onMessage)
    await wait(settling)
    const open = getKilobytes(server)
    arrivedAt.clear()
    const sentAt = await sayInTurn(server.origin, lines, { perSecond, count: perSecond * seconds })
    const end = performance.now() + longestArrival
    while (arrivedAt.size < sentAt.size && performance.now() < end) await wait(20)
    leaveAll()
    const times = [...sentAt].map(([message, at]) => (arrivedAt.get(message) ?? Number.NaN) - at)
    const arrived = times.filter((time) => !Number.isNaN(time))
    return {
      delivery: summary([{ times: arrived, seconds, failed: 0 }]),
      lost: times.length - arrived.length,
      kilobytesAStream: (open - before) / streams,
    }
  } finally {
    await server.stop()
  }
}

/** The resident memory of a process. */
const getKilobytes = ({ pid }: Running): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
