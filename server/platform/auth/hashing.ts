import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { apiError } from '../http/apiError.ts'

/** What a hash waits for, and what it does first when its turn comes. */
export type Turn = {
  /** Whether somebody still waits for the result: what nobody waits for is not hashed. */
  isWanted?: () => boolean
  /** What it throws is thrown in place of a result, and nothing is hashed. */
  before?: () => Promise<void>
}

/** What turns passwords into hashes: the slowest work of a login, and the one that has to be the same for everybody. */
export type Hashing = {
  hash(password: string, turn?: Turn): Promise<string>
  verify(hash: string, password: string, turn?: Turn): Promise<boolean>
}

// Argon2id: 19 MiB and two passes.
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2: Hashing = {
  hash: (password) => hash(password, strength),
  verify: (made, password) => verify(made, password),
}

/** Hashes run on libuv's four threads, which files and names of hosts need as well: half of them stay free. */
const atOnce = 2
const mostWaiting = 50

const busy = () => apiError('unavailable', { headers: { 'Retry-After': '5' } })

/** The same hashing in turn: two at once, at most fifty that are wanted wait; the next one gets a 503. */
export function queueHashes(hashing: Hashing): Hashing {
  const limit = pLimit(atOnce)
  const waiting = new Set<{ isWanted: () => boolean }>()
  const isFull = () =>
    limit.pendingCount >= mostWaiting &&
    [...waiting].filter(({ isWanted }) => isWanted()).length >= mostWaiting

  const inTurn = async <T>(work: () => Promise<T>, { isWanted = () => true, before }: Turn = {}) => {
    if (isFull()) throw busy()
    const place = { isWanted }
    waiting.add(place)
    return limit(async () => {
      waiting.delete(place)
      if (!isWanted()) throw busy()
      await before?.()
      return work()
    })
  }
  return {
    hash: (password, turn) => inTurn(() => hashing.hash(password), turn),
    verify: (made, password, turn) => inTurn(() => hashing.verify(made, password), turn),
  }
}
