import { LRUCache } from 'lru-cache'
import { second } from '#lib/durations.ts'
import { mostReaders, type Position, type Positions, rememberedFor, unknownPosition } from '../db/position.ts'
import { getKey } from '../limits/counters.ts'
import type { RedisConnection } from './index.ts'

/** As many digits as `unknownPosition` has, so that positions compare as texts; Lua would round them as numbers. */
const digits = String(unknownPosition).length
const toText = (position: Position) => String(position).padStart(digits, '0')

const keepHighest = `
  local known = redis.call('get', KEYS[1])
  if not known or known < ARGV[1] then known = ARGV[1] end
  redis.call('set', KEYS[1], known, 'px', ARGV[2])`

/** Since when this Redis remembers: one that started empty may lack what was written shortly before. */
const readSince = `
  local now = redis.call('time')
  local milliseconds = now[1] * 1000 + math.floor(now[2] / 1000)
  redis.call('set', KEYS[2], string.format('%.0f', milliseconds), 'nx')
  if milliseconds - redis.call('get', KEYS[2]) < tonumber(ARGV[1]) then return ARGV[2] end
  return redis.call('get', KEYS[1])`

export const sinceKey = 'brota:positions'
const getPositionKey = (reader: string) => `brota:position:${getKey(reader)}`

const retryAfter = second

/**
 * The positions that the processes of a site share. While Redis is away every reader is unknown, and for a minute after
 * it started empty. What it did not take is sent again each second, and its reader unknown in this process until then.
 */
export function rememberInRedis({ client }: RedisConnection): Positions {
  const unsent = new LRUCache<string, Position>({ max: mostReaders, ttl: rememberedFor })
  let isWaiting = false

  const send = async (reader: string, position: Position): Promise<void> => {
    await client.eval(keepHighest, 1, getPositionKey(reader), toText(position), rememberedFor)
    if (unsent.get(reader) === position) unsent.delete(reader)
  }
  const sendLater = (): void => {
    if (!isWaiting) setTimeout(sendAgain, retryAfter).unref()
    isWaiting = true
  }
  const sendAgain = async (): Promise<void> => {
    isWaiting = false
    try {
      for (const [reader, position] of [...unsent.entries()]) await send(reader, position)
    } catch {
      sendLater()
    }
  }
  return {
    remember: (reader, position) =>
      send(reader, position).catch(() => {
        const before = unsent.get(reader) ?? 0n
        unsent.set(reader, position > before ? position : before)
        sendLater()
      }),
    recall: async (reader) => {
      if (unsent.has(reader)) return unknownPosition
      const found: unknown = await client
        .eval(readSince, 2, getPositionKey(reader), sinceKey, rememberedFor, toText(unknownPosition))
        .catch(() => toText(unknownPosition))
      return typeof found === 'string' ? BigInt(found) : null
    },
  }
}
