import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { messages, reportedMessages } from '../tables.ts'

type ReportedMessage = typeof reportedMessages.$inferSelect

/** Stores a message as it is now: only its recipient can report it, and once. */
export async function insertReported(db: Db, id: string): Promise<void> {
  const { text, media } = messages
  const now = db.select({ messageId: messages.id, text, media }).from(messages).where(eq(messages.id, id))
  await db.insert(reportedMessages).select(now).onConflictDoNothing()
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
