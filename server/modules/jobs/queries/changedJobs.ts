import { eq } from 'drizzle-orm'
import type { ToldFacts } from '#contracts/jobChanges.ts'
import type { Db } from '#server/platform/db/index.ts'
import { changedJobs } from '../applications/tables.ts'

/** Keeps the facts that the applicants know; those kept since an earlier change stay. */
export async function keepKnownFacts(db: Db, jobId: string, known: ToldFacts): Promise<void> {
  await db.insert(changedJobs).values({ jobId, known }).onConflictDoNothing()
}

/** Returns and deletes the facts that the applicants know; null when nothing has changed since they were told. */
export async function takeKnownFacts(db: Db, jobId: string): Promise<ToldFacts | null> {
  const [row] = await db
    .delete(changedJobs)
    .where(eq(changedJobs.jobId, jobId))
    .returning({ known: changedJobs.known })
  return row?.known ?? null
}
