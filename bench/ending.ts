import { constants } from 'node:os'

type Close = () => Promise<unknown>

/** What was started and has not ended, in the order in which it was started. */
const running = new Set<Close>()

/** Closes this, too, when the bench is ended by a signal, until the returned function is called. */
export function closeOnSignal(close: Close): () => void {
  running.add(close)
  return () => void running.delete(close)
}

/** Ends what was started last first, so that servers end before their database. */
async function end(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP'): Promise<void> {
  for (const close of [...running].reverse()) await close().catch(() => {})
  process.exit(128 + constants.signals[signal])
}

// A second signal ends the bench at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(signal))
