import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { favorites } from '../tables.ts'

export async function insertFavorite(db: Db, volunteerId: string, jobId: string, now: Date): Promise<void> {
  await db.insert(favorites).values({ volunteerId, jobId, createdAt: now }).onConflictDoNothing()
}

export async function deleteFavorite(db: Db, volunteerId: string, jobId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.volunteerId, volunteerId), eq(favorites.jobId, jobId)))
}
