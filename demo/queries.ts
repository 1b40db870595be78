import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'

/** Tells this lock apart from other advisory locks: any fixed number will do. */
const townLock = 7_263_404

/** One process at a time may look whether the town is there and fill it; locked until the transaction ends. */
export async function lockDemoTown(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${townLock})`)
}
