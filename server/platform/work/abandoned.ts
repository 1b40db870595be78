import { sql } from 'drizzle-orm'
import { minute } from '#lib/durations.ts'
import { platform } from '../index.ts'
import { discreet } from '../log/discreet.ts'

/** Longer than any of our jobs takes: what is held longer was held by a process that is gone. */
const longestJobSeconds = 300
const checkEvery = minute

/** Gives back what processes took that ended without a word (kill -9); the queue itself would wait four hours. */
async function giveBack(heldSeconds: number): Promise<void> {
  const { db } = platform().database
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs
      where locked_by is not null and locked_at <= now() - make_interval(secs => ${heldSeconds})))`)
}

/** Gives back all that is held: for a moment in which no process works on this database. */
export const giveBackAll = (): Promise<void> => giveBack(0)

/** Watches for abandoned jobs until the answer is called. */
export async function watchAbandoned(): Promise<() => void> {
  await giveBack(longestJobSeconds)
  const timer = setInterval(() => {
    giveBack(longestJobSeconds).catch((error) =>
      platform().log.warn({ stack: discreet(error).stack }, 'no jobs given back'),
    )
  }, checkEvery)
  timer.unref()
  return () => clearInterval(timer)
}
