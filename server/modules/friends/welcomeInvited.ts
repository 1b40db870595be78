import { findRecipient } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { isId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { notifyAccepted } from './notify.ts'
import { connectPair, lockPair } from './queries/friendships.ts'
import { claimInvitation, spendInvitations } from './queries/invitations.ts'

/** Somebody signed up through an invitation; what is none is ignored. They are connected once they are validated. */
export async function saveInvitation(db: Db, invitation: string, guestId: string): Promise<void> {
  if (isId(invitation)) await claimInvitation(db, invitation, guestId)
}

/** The account is validated: whoever invited it is connected with it, and told so. */
export async function welcomeInvited(db: Db, guestId: string, now: Date): Promise<void> {
  for (const { inviterId } of await spendInvitations(db, guestId, now)) {
    const inviter = await findRecipient(db, inviterId)
    await lockPair(db, inviterId, guestId)
    if (!inviter?.reachable || (await isBlockedBetween(db, inviterId, guestId))) continue
    await connectPair(db, inviterId, guestId, now)
    await notifyAccepted(db, guestId, inviterId)
  }
}
