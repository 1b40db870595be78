import type { JobHelpers } from 'graphile-worker'
import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'

/**
 * Sweeps some at a time until nothing is left; `some` answers how many these were. When the house closes it does not
 * wait for the rest, which goes the next time.
 */
export async function sweepAll(
  { abortSignal }: Pick<JobHelpers, 'abortSignal'>,
  some: () => Promise<number>,
): Promise<void> {
  while (!abortSignal.aborted && (await some()) > 0);
}

type Forgetting = {
  /** In milliseconds. */
  stored: number
  atOnce: number
  /** Forgets what is older than `before`, at most `limit`; how many these were. */
  forget: (db: Db, before: Date, limit: number) => Promise<number>
}

/** The work that forgets what has been kept for long enough. */
export const sweepOld =
  ({ stored, atOnce, forget }: Forgetting) =>
  (_payload: unknown, helpers: JobHelpers): Promise<void> => {
    const { database, clock } = platform()
    const before = new Date(clock.now().getTime() - stored)
    return sweepAll(helpers, () => forget(database.db, before, atOnce))
  }
