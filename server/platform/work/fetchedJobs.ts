import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerEvents } from 'graphile-worker'

const lookEvery = 20
const longest = 5_000

/**
 * Returns a function that resolves when no fetched job waits in this process, which may stop then. The library (0.18.0)
 * gives such jobs back after the `ttl` of its queue while it runs, and fails to when it stops: they stayed locked.
 */
export function watchFetchedJobs(events: WorkerEvents): () => Promise<void> {
  let areWaiting = false
  events.on('localQueue:setMode', ({ newMode }) => {
    areWaiting = newMode === 'WAITING'
  })
  return async () => {
    for (let waited = 0; areWaiting && waited < longest; waited += lookEvery) await sleep(lookEvery)
  }
}
