import { eq, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { conversationReads, conversations, messages } from '../tables.ts'

const heldBy = (id: string) => or(eq(conversations.firstId, id), eq(conversations.secondId, id))

/** Everything this room holds about somebody: what they wrote, with whom, and how far they read. */
export async function heldOf(db: Db, id: string): Promise<Record<string, unknown[]>> {
  return {
    conversations: await db.select().from(conversations).where(heldBy(id)),
    messages: await db.select().from(messages).where(eq(messages.fromId, id)).orderBy(messages.id),
    readUpTo: await db.select().from(conversationReads).where(eq(conversationReads.accountId, id)),
  }
}

/** What they wrote is emptied where it stood, so that the other's words keep their place; what others wrote stays. */
export async function eraseOf(db: Db, id: string): Promise<void> {
  await db.update(messages).set({ text: '', link: '', media: [] }).where(eq(messages.fromId, id))
  await db.delete(conversationReads).where(eq(conversationReads.accountId, id))
}
