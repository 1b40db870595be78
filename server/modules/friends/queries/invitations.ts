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

/** Which of these addresses nobody invited after `since`: from now on somebody has. */
export async function claimAddresses(
  db: Db,
  hashes: readonly string[],
  { now, since }: { now: Date; since: Date },
): Promise<Set<string>> {
  await db.delete(invitedAddresses).where(lt(invitedAddresses.invitedAt, since))
  if (hashes.length === 0) return new Set()
  // In one order, so that two who invite the same people do not wait on each other.
  const rows = [...hashes].sort().map((hash) => ({ hash, invitedAt: now }))
  const claimed = await db
    .insert(invitedAddresses)
    .values(rows)
    .onConflictDoNothing()
    .returning({ hash: invitedAddresses.hash })
  return new Set(claimed.map(({ hash }) => hash))
}

/** Notes who signed up through an invitation; the last one, until somebody has used it. */
export async function claimInvitation(db: Db, id: string, guestId: string): Promise<void> {
  await db
    .update(invitations)
    .set({ guestId })
    .where(and(eq(invitations.id, id), isNull(invitations.usedAt)))
}

/** Uses up what this person signed up through: whoever invited them. Each invitation counts once. */
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
