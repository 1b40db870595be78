import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'

/** The key of the advisory lock: any fixed number. */
const townLock = 7_263_404

/** Locks the check and the filling of the town to one process, until the transaction ends. */
export async function lockDemoTown(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${townLock})`)
}
