import { setTimeout as wait } from 'node:timers/promises'
import { bearer, getId, times } from '../cases/case.ts'
import { share } from '../size.ts'
import { type Line, listenAll, sayInTurn } from '../streams/listeners.ts'
import { getReader, getWriter, pairs } from './loads.ts'

/** How late messages were with so many open streams, and why no more were opened; "" when all were. */
export type StreamCeiling = { steps: { streams: number; p95: number; lost: number }[]; ended: string }

const step = Math.max(10, Math.round(1_000 * share))
const mostStreams = step * 8
const perSecond = 50
const seconds = Math.max(1, Math.round(5 * share))
/** A message that takes longer is no live one any more. */
const longestDelivery = 1_000

/** Opens more and more streams, and sends messages to them at one rate, until they are refused or late. */
export async function raiseStreams(origin: string): Promise<StreamCeiling> {
  const lines = await Promise.all(times(mostStreams, createLine))
  const arrivedAt = new Map<number, number>()
  const closers: (() => void)[] = []
  const steps: StreamCeiling['steps'] = []
  let from = 0
  try {
    for (let streams = step; streams <= mostStreams; streams += step) {
      closers.push(
        await listenAll(origin, lines.slice(streams - step, streams), (number) => {
          if (!arrivedAt.has(number)) arrivedAt.set(number, performance.now())
        }),
      )
      const count = perSecond * seconds
      const sentAt = await sayInTurn(origin, lines.slice(0, streams), { perSecond, count, from })
      from += count
      await wait(longestDelivery)
      const delays = [...sentAt]
        .map(([number, at]) => (arrivedAt.get(number) ?? Number.POSITIVE_INFINITY) - at)
        .sort((one, other) => one - other)
      const p95 = delays[Math.floor(delays.length * 0.95)] ?? Number.NaN
      steps.push({ streams, p95, lost: delays.filter((delay) => !Number.isFinite(delay)).length })
      if (!(p95 < longestDelivery)) return { steps, ended: 'messages come late' }
    }
    return { steps, ended: '' }
  } catch (error) {
    return { steps, ended: error instanceof Error ? error.message : String(error) }
  } finally {
    for (const close of closers) close()
  }
}

/** A stream of a reader, and how to write to them; an account may have several, as it has several devices. */
export async function createLine(number: number): Promise<Line> {
  const pair = number % pairs
  const [reader, writer] = [await bearer(getReader(pair)), await bearer(getWriter(pair))]
  return {
    stream: { path: '/api/notifications/stream', headers: reader },
    say: {
      path: '/api/chat/save',
      headers: { ...writer, 'content-type': 'application/json' },
      body: (message) => JSON.stringify({ userId: getId('account', getReader(pair)), message }),
    },
  }
}
