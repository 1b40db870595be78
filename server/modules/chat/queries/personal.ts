import { eq, or } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { conversationReads, conversations, messages } from '../tables.ts'

const between = (id: string) => or(eq(conversations.firstId, id), eq(conversations.secondId, id))

/** Everything this module holds about somebody: what they wrote, with whom, and how far they read. */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  conversations: readInBatches(db, conversations, { where: between(id), by: ['id'] }),
  messages: readInBatches(db, messages, { where: eq(messages.fromId, id), by: ['id'] }),
  readUpTo: readInBatches(db, conversationReads, {
    where: eq(conversationReads.accountId, id),
    by: ['conversationId'],
  }),
})

/** What they wrote is emptied where it stood, so that the other's words keep their place; what others wrote stays. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  await db.update(messages).set({ text: '', link: '', media: [] }).where(eq(messages.fromId, id))
  await db.delete(conversationReads).where(eq(conversationReads.accountId, id))
}
