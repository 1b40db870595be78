import pLimit from 'p-limit'
import { apiError } from '../http/apiError.ts'

/** `isPatient`: waits however many wait already; for work that nobody waits for, and of which little is due at once. */
type Manner = { isPatient?: boolean }

/** One after the other, first come, first served; `unavailable` (503) when so many wait already. */
export function createTurns(mostWaiting: number) {
  const limit = pLimit(1)
  return async function inTurn<T>(work: () => Promise<T>, { isPatient = false }: Manner = {}): Promise<T> {
    if (!isPatient && limit.pendingCount >= mostWaiting)
      throw apiError('unavailable', { headers: { 'Retry-After': '20' } })
    return limit(work)
  }
}
