import { eq, or, sql } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { conversationReads, conversations, messages, reportedMessages } from '../tables.ts'

const isMember = (id: string) => or(eq(conversations.firstId, id), eq(conversations.secondId, id))

/**
 * Exports an account's conversations, its messages and its read marks. What was reported is left out: it would say who
 * reported it.
 */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  conversations: readInBatches(db, conversations, { where: isMember(id), by: ['id'] }),
  messages: readInBatches(db, messages, { where: eq(messages.fromId, id), by: ['id'] }),
  readUpTo: readInBatches(db, conversationReads, {
    where: eq(conversationReads.accountId, id),
    by: ['conversationId'],
  }),
})

/** Empties an account's messages without deleting the rows, so that the other side's messages keep their order. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  const byAccount = eq(messages.fromId, id)
  const ids = db.select({ id: messages.id }).from(messages).where(byAccount)
  await db.delete(reportedMessages).where(sql`${reportedMessages.messageId} in ${ids}`)
  const nothing = { text: '', link: '', media: [], mediaTexts: {}, quotedId: null, editedAt: null }
  await db.update(messages).set(nothing).where(byAccount)
  await db.delete(conversationReads).where(eq(conversationReads.accountId, id))
}
