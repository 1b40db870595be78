import { sql } from 'drizzle-orm'
import { platform } from '../index.ts'

/** Longer than any of our jobs takes: what is held longer was held by a process that is gone. */
const longestJobSeconds = 300
const checkEvery = 60_000

/** Gives back what processes took that ended without a word (kill -9); the queue itself would wait four hours. */
async function giveBack(heldSeconds: number): Promise<void> {
  const { db } = platform().database
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(secs => ${heldSeconds})))`)
}

/** Watches for abandoned jobs until the answer is called. `alone`: no other process works on this database. */
export async function watchAbandoned(alone: boolean): Promise<() => void> {
  await giveBack(alone ? 0 : longestJobSeconds)
  const timer = setInterval(() => {
    giveBack(longestJobSeconds).catch((error) =>
      platform().log.warn({ error: String(error) }, 'no jobs given back'),
    )
  }, checkEvery)
  timer.unref()
  return () => clearInterval(timer)
}
