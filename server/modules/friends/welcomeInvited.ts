import { findRecipient } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { isId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { notifyAccepted } from './notify.ts'
import { connectPair, lockPair } from './queries/friendships.ts'
import { claimInvitation, spendInvitations } from './queries/invitations.ts'

/** Saves the invitation of a registration, to connect the two after validation; an unknown one is ignored. */
export async function saveInvitation(
  db: Db,
  { id, invitation }: { id: string; invitation: string },
): Promise<void> {
  if (isId(invitation)) await claimInvitation(db, invitation, id)
}

/** Connects a validated account with its inviter and notifies the inviter. */
export async function welcomeInvited(db: Db, guestId: string, now: Date): Promise<void> {
  for (const { inviterId } of await spendInvitations(db, guestId, now)) {
    const inviter = await findRecipient(db, inviterId)
    await lockPair(db, inviterId, guestId)
    if (!inviter?.reachable || (await isBlockedBetween(db, inviterId, guestId))) continue
    await connectPair(db, inviterId, guestId, now)
    await notifyAccepted(db, guestId, inviterId)
  }
}
