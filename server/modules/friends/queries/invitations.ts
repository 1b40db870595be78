import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { invitations, invitedAddresses } from '../tables.ts'

export type Invitation = typeof invitations.$inferSelect

export async function insertInvitations(
  db: Db,
  rows: Pick<Invitation, 'id' | 'inviterId' | 'createdAt'>[],
): Promise<void> {
  if (rows.length > 0) await db.insert(invitations).values(rows)
}

/** Marks these addresses as invited; returns those without an invitation after `since`. */
export async function claimAddresses(
  db: Db,
  hashes: readonly string[],
  { now, since }: { now: Date; since: Date },
): Promise<Set<string>> {
  await db.delete(invitedAddresses).where(lt(invitedAddresses.invitedAt, since))
  if (hashes.length === 0) return new Set()
  // Sorted, so that concurrent invitations cannot deadlock.
  const rows = [...hashes].sort().map((hash) => ({ hash, invitedAt: now }))
  const claimed = await db
    .insert(invitedAddresses)
    .values(rows)
    .onConflictDoNothing()
    .returning({ hash: invitedAddresses.hash })
  return new Set(claimed.map(({ hash }) => hash))
}

/** Saves the account that registered through an invitation; a later one replaces it until it is used. */
export async function claimInvitation(db: Db, id: string, guestId: string): Promise<void> {
  await db
    .update(invitations)
    .set({ guestId })
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
}

/** Uses the invitation that this person registered through, once, and returns the inviter. */
export function spendInvitations(
  db: Db,
  guestId: string,
  now: Date,
): Promise<Pick<Invitation, 'inviterId'>[]> {
  return db
    .update(invitations)
    .set({ usedAt: now })
    .where(and(eq(invitations.guestId, guestId), isNull(invitations.usedAt)))
    .returning({ inviterId: invitations.inviterId })
}
