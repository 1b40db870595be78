import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { messages, reportedMessages } from '../tables.ts'
import { isEmpty } from './messages.ts'

type ReportedMessage = typeof reportedMessages.$inferSelect

/**
 * Stores a message as it is now: only its recipient can report it, and once. The lock lets no deletion in between; returns
 * false for a message that was deleted before it.
 */
export async function insertReported(db: Db, id: string): Promise<boolean> {
  const { text, media, mediaTexts } = messages
  const [message] = await db
    .select({ messageId: messages.id, text, media, mediaTexts })
    .from(messages)
    .where(eq(messages.id, id))
    .for('share')
  if (!message || isEmpty(message)) return false
  await db.insert(reportedMessages).values(message).onConflictDoNothing()
  return true
}

/** Returns by id those of these messages that were reported, as they were then. */
export async function findReported(db: Db, ids: readonly string[]): Promise<Map<string, ReportedMessage>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reportedMessages)
    .where(inArray(reportedMessages.messageId, [...ids]))
  return new Map(rows.map((row) => [row.messageId, row]))
}
