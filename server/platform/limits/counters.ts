import { createHash } from 'node:crypto'
import type pg from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { RedisConnection } from '../redis/index.ts'
import type { Allowance } from './acts.ts'

export type Counter = RateLimiterMemory | RateLimiterPostgres | RateLimiterRedis

/** E-mails and IP addresses are personal data, so only their hash is stored. */
export const getKey = (who: string) => createHash('sha256').update(who).digest('base64url')

/**
 * Creates one counter per name, shared by all processes through Redis, or without one through the database; when that
 * fails, each counts in memory.
 */
export function createCounters(
  pool: pg.Pool,
  redis: RedisConnection | null,
): (name: string, allowance: Allowance) => Counter {
  const cache = new Map<string, Counter>()
  const createCounter = (name: string, { points, seconds, inMemory }: Allowance): Counter => {
    const options = { points, duration: seconds }
    const insuranceLimiter = new RateLimiterMemory(options)
    if (redis) return redisCounter(redis, { ...options, keyPrefix: `brota:${name}`, insuranceLimiter })
    if (inMemory) return insuranceLimiter
    return new RateLimiterPostgres({
      ...options,
      keyPrefix: name,
      storeClient: pool,
      // Otherwise the library guesses by the name of the pool's class.
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter,
    })
  }
  return (name, allowance) => {
    const counter = cache.get(name) ?? createCounter(name, allowance)
    cache.set(name, counter)
    return counter
  }
}

const redisCounter = (
  { client }: RedisConnection,
  options: Omit<ConstructorParameters<typeof RateLimiterRedis>[0], 'storeClient'>,
): RateLimiterRedis => new RateLimiterRedis({ ...options, storeClient: client, rejectIfRedisNotReady: true })

/** Consumes points; returns the counter's state when the limit is exceeded, else null. */
export async function spentBeyond(
  counter: Counter,
  key: string,
  times: number,
): Promise<RateLimiterRes | null> {
  try {
    await counter.consume(key, times)
    return null
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return thrown
    throw thrown
  }
}
