import type { Operation } from '../http/operation.ts'

/** A query whose response every page shows (the own account, the badges): see `server/modules.ts`. */
export type EveryPageRead = {
  key: readonly unknown[]
  operation: Operation<never, unknown>
  /** Read before all others, which may then only be newer: the id from which the live stream continues. */
  first?: true
}
