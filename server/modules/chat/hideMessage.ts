import type { Db } from '#server/platform/db/index.ts'
import { deleteCopies, publishChange } from './changeMessage.ts'
import { findOwnConversation } from './queries/conversations.ts'
import { findMessagesById, hideMessageRow, type MessageRow } from './queries/messages.ts'

/**
 * Hides a message for a moderator as of `at`, or shows it again: in chats that are open, too, and in what was stored of it,
 * which a stream that reconnects would receive.
 */
export async function hideMessage(db: Db, id: string, at: Date | null): Promise<void> {
  const before = await find(db, id)
  const conversation =
    before && (await findOwnConversation(db, before.conversationId, before.fromId, { locked: true }))
  if (!conversation) return
  await hideMessageRow(db, id, at)
  const message = await find(db, id)
  if (!message) return
  if (at) await deleteCopies(db, conversation, message)
  await publishChange(db, conversation, message)
}

const find = async (db: Db, id: string): Promise<MessageRow | undefined> =>
  (await findMessagesById(db, [id])).get(id)
