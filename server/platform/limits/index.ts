import type pg from 'pg'
import { refuse } from '../http/refusal.ts'
import { type Act, type Allowance, allowances, everyCall } from './acts.ts'
import { databaseCounters, keyOf, memoryCounter, spentBeyond } from './counters.ts'

export type { Act } from './acts.ts'

export type Limits = {
  /** Counts an act of whoever `who` names; refuses with `tooMany` and Retry-After when there were enough. */
  spend(act: Act, who: string, times?: number): Promise<void>
  /** Forgets what was counted, e.g. after the right password. */
  forgive(act: Act, who: string): Promise<void>
  /** Counts one call of an address, and of the person when there is one. */
  spendCall(personId: string | undefined, address: string): Promise<void>
}

const firstWait = 60
const longestWait = 3_600
/** How long it is remembered that someone was kept waiting. */
const waits: Allowance = { points: Number.MAX_SAFE_INTEGER, seconds: 86_400 }

const tooMany = (seconds: number) =>
  refuse('tooMany', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) } })

/** Everything goes through when the operator has put limits off. */
const noLimits: Limits = { spend: async () => {}, forgive: async () => {}, spendCall: async () => {} }

export function makeLimits(pool: pg.Pool, isOn: boolean): Limits {
  if (!isOn) return noLimits
  const counter = databaseCounters(pool)
  const counterOf = (act: Act) => counter(act, allowances[act])
  const waitsOf = (act: Act) => counter(`${act}, waits`, waits)

  /** The first wait is a minute, each further one of the same day twice as long as the one before. */
  const keepWaiting = async (act: Act, key: string): Promise<number> => {
    const { consumedPoints } = await waitsOf(act).consume(key)
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(consumedPoints - 1, 10))
    await counterOf(act).block(key, wait)
    return wait
  }

  return {
    spend: async (act, who, times = 1) => {
      const allowance: Allowance = allowances[act]
      const key = keyOf(who)
      const spent = await spentBeyond(counterOf(act), key, times)
      if (!spent) return
      const isFirst = spent.consumedPoints - times <= allowance.points
      throw tooMany(allowance.grows && isFirst ? await keepWaiting(act, key) : spent.msBeforeNext / 1000)
    },
    forgive: async (act, who) => {
      await counterOf(act).delete(keyOf(who))
      await waitsOf(act).delete(keyOf(who))
    },
    spendCall: callCounter(),
  }
}

function callCounter(): Limits['spendCall'] {
  const persons = memoryCounter(everyCall.person)
  const addresses = memoryCounter(everyCall.address)
  return async (personId, address) => {
    const spent =
      (personId ? await spentBeyond(persons, personId, 1) : null) ??
      (await spentBeyond(addresses, address, 1))
    if (spent) throw tooMany(spent.msBeforeNext / 1000)
  }
}
