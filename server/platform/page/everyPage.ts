import type { Operation } from '../http/operation.ts'

/** What the shell of every page shows its reader (who am I, the badges): modules provide it, main.ts names it. */
export type EveryPageRead = {
  key: readonly unknown[]
  operation: Operation<never, unknown>
  /** Read before all else: the place in time from which the others may only be newer. */
  first?: true
}
