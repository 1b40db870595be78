import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Allowance } from './acts.ts'

export type Counter = RateLimiterMemory | RateLimiterPostgres

/** An e-mail or an address of the net is personal: only its hash is kept. */
export const getKey = (who: string) => createHash('sha256').update(who).digest('base64url')

/** Counters in the database, one a name, for all processes together; when it fails, each counts for itself. */
export function databaseCounters(pool: pg.Pool): (name: string, allowance: Allowance) => Counter {
  const cache = new Map<string, Counter>()
  const make = (name: string, { points, seconds, inMemory }: Allowance): Counter => {
    if (inMemory) return memoryCounter({ points, seconds })
    const measure = { keyPrefix: name, points, duration: seconds }
    return new RateLimiterPostgres({
      ...measure,
      storeClient: pool,
      // It would guess by the name of the pool's class.
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(measure),
    })
  }
  return (name, allowance) => {
    const counter = cache.get(name) ?? make(name, allowance)
    cache.set(name, counter)
    return counter
  }
}

export const memoryCounter = ({ points, seconds }: Allowance): RateLimiterMemory =>
  new RateLimiterMemory({ points, duration: seconds })

/** What was spent when there is no more to spend, else null. */
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
