import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { invitations } from '../tables.ts'

export type Invitation = typeof invitations.$inferSelect

export async function insertInvitations(
  db: Db,
  rows: Pick<Invitation, 'id' | 'inviterId' | 'email' | 'createdAt'>[],
): Promise<void> {
  if (rows.length > 0) await db.insert(invitations).values(rows)
}

/** Which of these addresses this person invited after `since`; at most as many as asked. */
export async function findInvited(
  db: Db,
  inviterId: string,
  emails: readonly string[],
  since: Date,
): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ email: invitations.email })
    .from(invitations)
    .where(
      and(
        eq(invitations.inviterId, inviterId),
        gt(invitations.createdAt, since),
        inArray(invitations.email, [...emails]),
      ),
    )
    .limit(emails.length)
  return new Set(rows.map(({ email }) => email))
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
