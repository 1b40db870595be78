import { and, count, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { ownersLinks } from '../policy.ts'
import { emailLinks } from '../tables.ts'

export type LinkRow = typeof emailLinks.$inferSelect
export type LinkPurpose = LinkRow['purpose']

/** False when a link of this id exists already. */
export async function insertLink(db: Db, link: typeof emailLinks.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(emailLinks)
    .values(link)
    .onConflictDoNothing({ target: emailLinks.id })
    .returning({ id: emailLinks.id })
  return inserted.length > 0
}

export async function countLinksSince(
  db: Db,
  accountId: string,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ links: count() })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.accountId, accountId),
        eq(emailLinks.purpose, purpose),
        gt(emailLinks.createdAt, since),
      ),
    )
  return row?.links ?? 0
}

export async function findLink(
  db: Db,
  hash: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(emailLinks)
    .where(and(eq(emailLinks.hash, hash), inArray(emailLinks.purpose, [...purposes])))
  return row ?? null
}

/** Marks a link as used; false when it was used before or has expired. */
export async function markLinkUsed(db: Db, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(eq(emailLinks.id, id), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now)))
    .returning({ id: emailLinks.id })
  return used.length > 0
}

/** Invalidates the account's open links of these purposes, or only those created after `createdAfter`. */
export async function closeLinks(
  db: Db,
  accountId: string,
  purposes: readonly LinkPurpose[],
  now: Date,
  createdAfter?: Date,
): Promise<void> {
  await db
    .update(emailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailLinks.accountId, accountId),
        inArray(emailLinks.purpose, [...purposes]),
        isNull(emailLinks.usedAt),
        createdAfter && gt(emailLinks.createdAt, createdAfter),
      ),
    )
}

/** Whether another account recently had this address and can still reclaim it. */
export async function isReserved(db: Db, email: string, now: Date, exceptFor?: string): Promise<boolean> {
  const [row] = await db
    .select({ id: emailLinks.id })
    .from(emailLinks)
    .where(
      and(
        inArray(emailLinks.purpose, [...ownersLinks]),
        eq(emailLinks.email, email),
        isNull(emailLinks.usedAt),
        gt(emailLinks.expiresAt, now),
        exceptFor === undefined ? undefined : ne(emailLinks.accountId, exceptFor),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Deletes links that expired before `before`. */
export async function deleteOldLinks(db: Db, before: Date): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, before))
}
