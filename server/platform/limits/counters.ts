import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Allowance } from './acts.ts'

export type Counter = RateLimiterMemory | RateLimiterPostgres

/** E-mails and IP addresses are personal data, so only their hash is stored. */
export const getKey = (who: string) => createHash('sha256').update(who).digest('base64url')

/** Creates one counter per name, shared by all processes through the database; when it fails, each counts in memory. */
export function databaseCounters(pool: pg.Pool): (name: string, allowance: Allowance) => Counter {
  const cache = new Map<string, Counter>()
  const createCounter = (name: string, { points, seconds, inMemory }: Allowance): Counter => {
    if (inMemory) return memoryCounter({ points, seconds })
    const options = { keyPrefix: name, points, duration: seconds }
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      // Otherwise the library guesses by the name of the pool's class.
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(options),
    })
  }
  return (name, allowance) => {
    const counter = cache.get(name) ?? createCounter(name, allowance)
    cache.set(name, counter)
    return counter
  }
}

export const memoryCounter = ({ points, seconds }: Allowance): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: seconds })

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
