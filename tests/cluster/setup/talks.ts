import { newId } from '#server/platform/db/ids.ts'
import { until } from '../../api/setup/until.ts'
import type { Settled } from '../../fault/settle.ts'
import { type OpenStream, openStream } from './streams.ts'

/** Messages of one account to another, whose two devices have streams open. */
export type Talk = {
  writer: Settled
  reader: Settled
  /** When each message was acknowledged. */
  sent: Map<string, number>
  streams: OpenStream[]
}

/**
 * What a stream received: when the missing messages were acknowledged, when others came again, how late the latest was, and how
 * often the stream was cut. Times are in milliseconds since 1970.
 */
export type Heard = { missing: number[]; doubled: number[]; latest: number; cuts: number }

export async function beginTalk(
  origin: string,
  [writer, reader]: readonly [Settled, Settled],
): Promise<Talk> {
  const streams = await Promise.all([openStream(origin, reader), openStream(origin, reader)])
  return { writer, reader, sent: new Map(), streams }
}

export const createWords = () => `Word ${newId()}`

/** Long enough for a stream that waits before it comes back. */
const longestDelivery = 45_000

/** Waits until everything has been received, and ends the streams. */
export async function endTalk({ sent, streams }: Talk): Promise<Heard[]> {
  const isComplete = ({ shown }: OpenStream) => shown.length >= sent.size
  await until(() => streams.every(isComplete), longestDelivery).catch(() => {})
  for (const { leave } of streams) leave()
  return streams.map(({ shown, opened }) => {
    const texts = shown.map(({ text }) => text)
    return {
      missing: [...sent].filter(([text]) => !texts.includes(text)).map(([, at]) => at),
      doubled: shown.filter(({ text }, place) => texts.indexOf(text) < place).map(({ at }) => at),
      latest: Math.max(0, ...shown.map(({ text, at }) => at - (sent.get(text) ?? at))),
      cuts: opened() - 1,
    }
  })
}
