import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { apiError } from '../http/apiError.ts'

/** What is checked and done when a queued hash starts. */
export type Turn = {
  /** Whether the caller still waits for the result; if not, nothing is hashed. */
  isWanted?: () => boolean
  /** Runs before the hash; when it throws, nothing is hashed and the error is passed on. */
  before?: () => Promise<void>
}

/** Hashes and verifies passwords: the slowest step of a login, which must take the same time for every account. */
export type Hashing = {
  hash(password: string, turn?: Turn): Promise<string>
  verify(hash: string, password: string, turn?: Turn): Promise<boolean>
}

// Argon2id: 19 MiB and two passes.
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2: Hashing = {
  hash: (password) => hash(password, strength),
  verify: (stored, password) => verify(stored, password),
}

/** Hashes run on libuv's four threads, which files and DNS need as well, so half of them stay free. */
const atOnce = 2
const mostWaiting = 50

const busy = () => apiError('unavailable', { headers: { 'Retry-After': '5' } })

/** Queues hashes: two run at once and at most fifty with a waiting caller are queued; the next throws `unavailable` (503). */
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
    verify: (stored, password, turn) => inTurn(() => hashing.verify(stored, password), turn),
  }
}
