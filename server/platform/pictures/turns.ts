import { apiError } from '../http/apiError.ts'

/** `isPatient`: waits however many wait already; for work that nobody waits for, and of which little is due at once. */
type Manner = { isPatient?: boolean }

/** One after the other, first come, first served; `unavailable` (503) when so many wait already. */
export function createTurns(mostWaiting: number) {
  let isBusy = false
  const waiting: (() => void)[] = []
  return async function inTurn<T>(work: () => Promise<T>, { isPatient = false }: Manner = {}): Promise<T> {
    if (isBusy) {
      if (!isPatient && waiting.length >= mostWaiting)
        throw apiError('unavailable', { headers: { 'Retry-After': '20' } })
      await new Promise<void>((go) => waiting.push(go))
    }
    isBusy = true
    try {
      return await work()
    } finally {
      // The place is handed on rather than freed: who comes just now cannot take it.
      const next = waiting.shift()
      if (next) next()
      else isBusy = false
    }
  }
}
