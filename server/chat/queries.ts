import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { conversations, messages } from './tables.ts'

type Pair = { id: string; fromId: string; toId: string }

/** The pair's one conversation, made when it is not there; two who start it at once get the same. */
export async function ensureConversation(db: Db, { id, fromId, toId }: Pair): Promise<string> {
  const [firstId = '', secondId = ''] = [fromId, toId].sort()
  const [row] = await db
    .insert(conversations)
    .values({ id, firstId, secondId, startedBy: fromId })
    .onConflictDoUpdate({
      target: [conversations.firstId, conversations.secondId],
      set: { isRequest: false },
    })
    .returning({ id: conversations.id })
  if (!row) throw new Error('a conversation was neither found nor made')
  return row.id
}

type NewMessage = Pick<typeof messages.$inferInsert, 'id' | 'conversationId' | 'fromId' | 'text' | 'link'>

/** Saves a message and moves its conversation to the top of both lists. */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db.insert(messages).values(message)
  await db
    .update(conversations)
    .set({ lastMessageId: message.id, lastMessageAt: sql`now()` })
    .where(eq(conversations.id, message.conversationId))
}

/** Saves conversations and messages of the past as they are. */
export async function insertConversations(
  db: Db,
  rows: (typeof conversations.$inferInsert)[],
): Promise<void> {
  await db.insert(conversations).values(rows)
}

export async function insertPastMessages(db: Db, rows: (typeof messages.$inferInsert)[]): Promise<void> {
  await db.insert(messages).values(rows)
}
