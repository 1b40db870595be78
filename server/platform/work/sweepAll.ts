import type { JobHelpers } from 'graphile-worker'
import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'

/**
 * Calls `sweepBatch`, which returns how many it deleted, until it returns 0 or the server closes; the next run continues.
 */
export async function sweepAll(
  { abortSignal }: Pick<JobHelpers, 'abortSignal'>,
  sweepBatch: () => Promise<number>,
): Promise<void> {
  while (!abortSignal.aborted && (await sweepBatch()) > 0);
}

type SweepOptions = {
  /** How long rows are stored, in milliseconds. */
  stored: number
  atOnce: number
  /** Deletes up to `limit` rows older than `before` and returns their number. */
  forget: (db: Db, before: Date, limit: number) => Promise<number>
}

/** Returns a task that deletes old rows in batches. */
export const sweepOld =
  ({ stored, atOnce, forget }: SweepOptions) =>
  (_payload: unknown, helpers: JobHelpers): Promise<void> => {
    const { database, clock } = platform()
    const before = new Date(clock.now().getTime() - stored)
    return sweepAll(helpers, () => forget(database.db, before, atOnce))
  }
