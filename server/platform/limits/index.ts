import type pg from 'pg'
import type { ErrorCode } from '#contracts/errors.ts'
import { apiError } from '../http/apiError.ts'
import { platform } from '../index.ts'
import {
  type Act,
  type Allowance,
  allowances,
  type DistinctAct,
  distinctAllowances,
  everyCall,
} from './acts.ts'
import { type Counter, databaseCounters, getKey, memoryCounter, spentBeyond } from './counters.ts'

export type { Act } from './acts.ts'

export type Limits = {
  /** Counts an act of whoever `who` names; refuses with `tooMany` and Retry-After when there were enough. */
  spend(act: Act, who: string, times?: number): Promise<void>
  /** Refuses as `spend` does where there were too many already, and counts nothing. */
  check(act: Act, who: string): Promise<void>
  /** Counts an act once for each thing that it is done to; what was counted already is free for the rest of its day. */
  spendOnce(act: DistinctAct, who: string, thing: string): Promise<void>
  /** Forgets what was counted, e.g. after the right password. */
  forgive(act: Act, who: string): Promise<void>
  /** Forgets some of what was counted, one unless `times` says more: it was no failure, or never came. */
  release(act: Act, who: string, times?: number): Promise<void>
  /** Counts one call or page of an address, whoever asks. */
  spendAddress(address: string): Promise<void>
  /** Counts one call or page of a person, wherever they ask from. */
  spendPerson(personId: string): Promise<void>
}

const firstWait = 60
const longestWait = 3_600
/** How long it is remembered that someone was kept waiting. */
const waits: Allowance = { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 }

function tooMany(act: string, seconds: number, code: ErrorCode = 'tooMany') {
  platform().metrics.limited(act)
  return apiError(code, { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })
}

/** Everything goes through when the operator has put limits off. */
const noLimits: Limits = {
  spend: async () => {},
  check: async () => {},
  release: async () => {},
  spendOnce: async () => {},
  forgive: async () => {},
  spendAddress: async () => {},
  spendPerson: async () => {},
}

/** What the operator says of limits. */
type LimitsConfig = { rateLimits: boolean; signUpsPerAddress: number }

const allowancesBy = ({ signUpsPerAddress }: LimitsConfig): Record<Act, Allowance> => ({
  ...allowances,
  'a sign-up from an address': { ...allowances['a sign-up from an address'], points: signUpsPerAddress },
})

export function createLimits(pool: pg.Pool, config: LimitsConfig): Limits {
  if (!config.rateLimits) return noLimits
  const counter = databaseCounters(pool)
  const allowed = allowancesBy(config)
  const getCounter = (act: Act) => counter(act, allowed[act])
  const getWaitCounter = (act: Act) => counter(`${act}, waits`, waits)

  /** The first wait is a minute, each further one of the same day twice as long as the one before. */
  const keepWaiting = async (act: Act, key: string): Promise<number> => {
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
    if (allowance.grows) throw tooMany(act, isFirst ? await keepWaiting(act, key) : spent.msBeforeNext / 1000)
    // Whoever asks for fewer next time finds what was left.
    if (times > 1) await getCounter(act).reward(key, times)
    throw tooMany(act, spent.msBeforeNext / 1000, allowance.code)
  }

  return {
    spend,
    ...forgiving(getCounter, getWaitCounter, allowed),
    spendOnce: distinctCounter(counter),
    spendAddress: callCounter('a call from an address', everyCall.address),
    spendPerson: callCounter('a call of a person', everyCall.person),
  }
}

type CreateCounter = (act: Act) => Counter

/** What only looks, or takes back what was counted. */
const forgiving = (
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
    // What was counted in a time that is over buys nothing in this one.
    if (counted > 0) await getCounter(act).reward(key, Math.min(times, counted))
  },
  forgive: async (act, who) => {
    await getCounter(act).delete(getKey(who))
    await getWaitCounter(act).delete(getKey(who))
  },
})

/**
 * What is new is spent before it is noted as known: two calls for one thing at once may spend twice, none passes unspent.
 */
function distinctCounter(counter: ReturnType<typeof databaseCounters>): Limits['spendOnce'] {
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

/** In memory alone: it is asked at each call. */
function callCounter(act: string, allowance: Allowance) {
  const counter = memoryCounter(allowance)
  return async (who: string): Promise<void> => {
    const spent = await spentBeyond(counter, who, 1)
    if (spent) throw tooMany(act, spent.msBeforeNext / 1000)
  }
}
