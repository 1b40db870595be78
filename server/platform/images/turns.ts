import pLimit from 'p-limit'
import { apiError } from '../http/apiError.ts'

/** `isPatient`: waits however many wait already, for background work of which there is little at once. */
type Manner = { isPatient?: boolean }

/** Returns a function that runs work one after the other; it throws `unavailable` (503) when so many wait already. */
export function createTurns(mostWaiting: number) {
  const limit = pLimit(1)
  return async function inTurn<T>(work: () => Promise<T>, { isPatient = false }: Manner = {}): Promise<T> {
    if (!isPatient && limit.pendingCount >= mostWaiting)
      throw apiError('unavailable', { headers: { 'Retry-After': '20' } })
    return limit(work)
  }
}
