import { apiError } from './http/index.ts'

/** The timestamp of a new version: always later than the one before, even within one millisecond. */
export const nextVersion = (before: Date | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now

/** Throws `stale` when the row changed since the caller read it; without a known version the change replaces it. */
export function assertVersion(present: Date, known: string): void {
  if (known && known !== present.toISOString()) throw apiError('stale')
}
