import { asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import { verifications } from '../tables.ts'

export type VerificationRow = typeof verifications.$inferSelect

/** Saves verification documents in place of earlier ones. */
export async function saveVerification(
  db: Db,
  verification: Pick<VerificationRow, 'organisationId' | 'document' | 'askedAt'>,
): Promise<void> {
  const { document, askedAt } = verification
  await db
    .insert(verifications)
    .values(verification)
    .onConflictDoUpdate({
      target: verifications.organisationId,
      set: { document, askedAt, decidedAt: null },
    })
}

export async function findVerification(db: Db, organisationId: string): Promise<VerificationRow | null> {
  const [row] = await db.select().from(verifications).where(eq(verifications.organisationId, organisationId))
  return row ?? null
}

/** Locks the documents of an organisation until the transaction ends, so that those which it sends meanwhile stay undecided. */
export async function lockVerification(db: Db, organisationId: string): Promise<VerificationRow | null> {
  const [row] = await db
    .select()
    .from(verifications)
    .where(eq(verifications.organisationId, organisationId))
    .for('update')
  return row ?? null
}

/** At most one row per id. */
export async function findVerifications(db: Db, ids: readonly string[]): Promise<VerificationRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(verifications)
    .where(inArray(verifications.organisationId, [...ids]))
}

/** Organisations with undecided documents, oldest first. */
export async function findWaiting(db: Db, { limit, offset }: Bounds): Promise<string[]> {
  const rows = await db
    .select({ id: verifications.organisationId })
    .from(verifications)
    .where(isNull(verifications.decidedAt))
    .orderBy(asc(verifications.askedAt), asc(verifications.organisationId))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(verifications).where(isNull(verifications.decidedAt))
  return row?.total ?? 0
}

export async function closeVerification(db: Db, organisationId: string, at: Date): Promise<void> {
  await db
    .update(verifications)
    .set({ decidedAt: at })
    .where(eq(verifications.organisationId, organisationId))
}

/** The documents that were sent for a verification. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const rows = await db
    .select({ document: verifications.document })
    .from(verifications)
    .where(inArray(verifications.document, [...imgNames]))
  return rows.map(({ document }) => document)
}
