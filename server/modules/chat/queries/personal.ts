import { eq, or, sql } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { conversationReads, conversations, messages, reportedMessages } from '../tables.ts'
import { otherSide } from './listed.ts'

const isMember = (id: string) => or(eq(conversations.firstId, id), eq(conversations.secondId, id))

/**
 * Exports an account's conversations, its messages and its read marks. What was reported is left out: it would say who
 * reported it. Whose request was declined is not told.
 */
export const exportPersonalData = (db: Db, id: string): PersonalData => ({
  conversations: readInBatches(db, conversations, {
    where: isMember(id),
    by: ['id'],
    show: (row) => (row.startedBy === id ? { ...row, declinedAt: null } : row),
  }),
  messages: readInBatches(db, messages, { where: eq(messages.fromId, id), by: ['id'] }),
  readUpTo: readInBatches(db, conversationReads, {
    where: eq(conversationReads.accountId, id),
    by: ['conversationId'],
  }),
})

/**
 * Empties an account's messages without deleting the rows, so that the other side's messages keep their order. They are read
 * then, since nothing in them is left to read. Returns the ids of the other sides.
 */
export async function erasePersonalData(db: Db, id: string, now: Date): Promise<string[]> {
  const byAccount = eq(messages.fromId, id)
  const ids = db.select({ id: messages.id }).from(messages).where(byAccount)
  await db.delete(reportedMessages).where(sql`${reportedMessages.messageId} in ${ids}`)
  const nothing = { text: '', link: '', media: [], mediaTexts: {}, quotedId: null, editedAt: null }
  await db.update(messages).set(nothing).where(byAccount)
  await db.delete(conversationReads).where(eq(conversationReads.accountId, id))
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${conversationReads} as mark (conversation_id, account_id, message_id, read_at)
    select id, ${otherSide(id)}, last_message_id, ${now.toISOString()}::timestamptz from ${conversations}
    where ${isMember(id)} and last_message_id is not null
    on conflict (conversation_id, account_id) do update set message_id = excluded.message_id, read_at = excluded.read_at
      where mark.message_id is null or mark.message_id < excluded.message_id
    returning account_id as id`)
  return rows.map((row) => row.id)
}
