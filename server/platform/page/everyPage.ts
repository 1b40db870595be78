import type { PageReads } from './reads.ts'
import type { Execute } from './visit.ts'

/**
 * Reads what every signed-in page shows (the own account, the badges): see `server/modules.ts`. It is read before all
 * others, which may then only be newer than the event from which the live stream continues.
 */
export type ReadEveryPage = (execute: Execute) => Promise<PageReads>
