import { apiError } from './http/index.ts'

/** The moment that names a new version: later than the one before it, also when both fall into one millisecond. */
export const nextVersion = (before: Date | undefined, now: Date): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now

/** Refuses a change of something that is no longer as it was read; whoever does not say what they read replaces it. */
export function assertVersion(present: Date, known: string): void {
  if (known && known !== present.toISOString()) throw apiError('stale')
}
