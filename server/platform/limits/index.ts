import type pg from 'pg'
import type { ErrorCode } from '#contracts/errors.ts'
import { apiError } from '../http/apiError.ts'
import { platform } from '../index.ts'
import type { RedisConnection } from '../redis/index.ts'
import {
  type Act,
  type Allowance,
  allowances,
  type DistinctAct,
  distinctAllowances,
  everyCall,
} from './acts.ts'
import { type Counter, createCounters, getKey, spentBeyond } from './counters.ts'

export type { Act } from './acts.ts'

export type Limits = {
  /** Counts an act of the account or address `who`; throws `tooMany` with Retry-After above the limit. */
  spend(act: Act, who: string, times?: number): Promise<void>
  /** Throws as `spend` does when the limit is exceeded already, and counts nothing. */
  check(act: Act, who: string): Promise<void>
  /** Counts an act once for each target; repeating it on the same one is free for the rest of the day. */
  spendOnce(act: DistinctAct, who: string, thing: string): Promise<void>
  /** Resets the counter, e.g. after the right password. */
  forgive(act: Act, who: string): Promise<void>
  /** Gives back `times` counted acts (default 1) that did not happen or did not fail. */
  release(act: Act, who: string, times?: number): Promise<void>
  /** Counts one call or page of an IP address. */
  spendAddress(address: string): Promise<void>
  /** Counts one call or page of an account. */
  spendPerson(personId: string): Promise<void>
}

const firstWait = 60
const longestWait = 3_600
/** Counts how often someone had to wait within a day. */
const waits: Allowance = { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 }

function tooMany(act: string, seconds: number, code: ErrorCode = 'tooMany') {
  platform().metrics.limited(act)
  return apiError(code, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })
}

/** Used when the operator turned limits off. */
const noLimits: Limits = {
  spend: async () => {},
  check: async () => {},
  release: async () => {},
  spendOnce: async () => {},
  forgive: async () => {},
  spendAddress: async () => {},
  spendPerson: async () => {},
}

type LimitsConfig = { rateLimits: boolean; signUpsPerAddress: number }

const getAllowances = ({ signUpsPerAddress }: LimitsConfig): Record<Act, Allowance> => ({
  ...allowances,
  'a sign-up from an address': { ...allowances['a sign-up from an address'], points: signUpsPerAddress },
})

export function createLimits(pool: pg.Pool, config: LimitsConfig, redis: RedisConnection | null): Limits {
  if (!config.rateLimits) return noLimits
  const counter = createCounters(pool, redis)
  const allowed = getAllowances(config)
  const getCounter = (act: Act) => counter(act, allowed[act])
  const getWaitCounter = (act: Act) => counter(`${act}, waits`, waits)

  /** Blocks the key for a minute, and each further time of the same day for twice as long. */
  const block = async (act: Act, key: string): Promise<number> => {
    const { consumedPoints } = await getWaitCounter(act).consume(key)
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(consumedPoints - 1, 10))
    await getCounter(act).block(key, wait)
    return wait
  }

  const spend: Limits['spend'] = async (act, who, times = 1) => {
    const allowance = allowed[act]
    const key = getKey(who)
    const spent = await spentBeyond(getCounter(act), key, times)
    if (!spent) return
    const isFirst = spent.consumedPoints - times <= allowance.points
    if (allowance.grows) throw tooMany(act, isFirst ? await block(act, key) : spent.msBeforeNext / 1000)
    // Gives the points back, so that a smaller number still fits.
    if (times > 1) await getCounter(act).reward(key, times)
    throw tooMany(act, spent.msBeforeNext / 1000, allowance.code)
  }

  return {
    spend,
    ...createReleases(getCounter, getWaitCounter, allowed),
    spendOnce: distinctCounter(counter),
    spendAddress: callCounter(counter, 'a call from an address', everyCall.address),
    spendPerson: callCounter(counter, 'a call of a person', everyCall.person),
  }
}

type CreateCounter = (act: Act) => Counter
type Counters = ReturnType<typeof createCounters>

/** The functions that count nothing or give back what was counted. */
const createReleases = (
  getCounter: CreateCounter,
  getWaitCounter: CreateCounter,
  allowed: Record<Act, Allowance>,
): Pick<Limits, 'check' | 'release' | 'forgive'> => ({
  check: async (act, who) => {
    const spent = await getCounter(act).get(getKey(who))
    if (spent && spent.consumedPoints > allowed[act].points) throw tooMany(act, spent.msBeforeNext / 1000)
  },
  release: async (act, who, times = 1) => {
    const key = getKey(who)
    const counted = (await getCounter(act).get(key))?.consumedPoints ?? 0
    // Acts that were counted in an earlier period must not add points to this one.
    if (counted > 0) await getCounter(act).reward(key, Math.min(times, counted))
  },
  forgive: async (act, who) => {
    await getCounter(act).delete(getKey(who))
    await getWaitCounter(act).delete(getKey(who))
  },
})

/**
 * A new target is counted before it is marked as known: two concurrent calls may count it twice, but never not at all.
 */
function distinctCounter(counter: Counters): Limits['spendOnce'] {
  return async (act, who, thing) => {
    const allowance = distinctAllowances[act]
    const known = counter(`${act}, each`, { ...waits, seconds: allowance.seconds })
    const key = getKey(`${who} ${thing}`)
    if (await known.get(key)) return
    const spent = await spentBeyond(counter(act, allowance), getKey(who), 1)
    if (spent) throw tooMany(act, spent.msBeforeNext / 1000, allowance.code)
    await known.consume(key)
  }
}

function callCounter(counters: Counters, act: string, allowance: Allowance) {
  const counter = counters(act, allowance)
  return async (who: string): Promise<void> => {
    const spent = await spentBeyond(counter, getKey(who), 1)
    if (spent) throw tooMany(act, spent.msBeforeNext / 1000)
  }
}
