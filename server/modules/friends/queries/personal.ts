import { eq, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { hashAddress } from '#server/platform/mail/index.ts'
import { declinedRequests, friendships, invitations, invitedAddresses } from '../tables.ts'

const ofPair = (id: string) => or(eq(friendships.firstId, id), eq(friendships.secondId, id))
const ofInvitation = (id: string) => or(eq(invitations.inviterId, id), eq(invitations.guestId, id))

/** The personal data of this module, without the people who blocked or declined this person. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  connections: readInBatches(db, friendships, { where: ofPair(id), by: ['firstId', 'secondId'] }),
  invitations: readInBatches(db, invitations, { where: eq(invitations.inviterId, id), by: ['id'] }),
  declined: readInBatches(db, declinedRequests, {
    where: eq(declinedRequests.declinerId, id),
    by: ['askerId'],
  }),
})

/** Erases connections, blocks and invitations, also the invitation of the person's address. */
export async function erasePersonalData(db: Db, id: string, email: string): Promise<void> {
  await db.delete(friendships).where(ofPair(id))
  await db
    .delete(declinedRequests)
    .where(or(eq(declinedRequests.askerId, id), eq(declinedRequests.declinerId, id)))
  await db.delete(invitations).where(ofInvitation(id))
  await db.delete(invitedAddresses).where(eq(invitedAddresses.hash, hashAddress(email)))
}
