import type { Db } from '#server/platform/db/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { getReaders } from './addMessage.ts'
import { deleteCopies, publishChange, readIfNothingIsUnread } from './changeMessage.ts'
import { findOwnConversation } from './queries/conversations.ts'
import { findMessagesById, hideMessageRow, type MessageRow } from './queries/messages.ts'
import { getOther } from './views.ts'

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
  if (at) {
    await deleteCopies(db, conversation, message)
    await readIfNothingIsUnread(db, conversation, getOther(conversation, message.fromId), at)
  }
  await publishChange(db, conversation, message)
  await publishBadges(db, getReaders(conversation, message.fromId))
}

const find = async (db: Db, id: string): Promise<MessageRow | undefined> =>
  (await findMessagesById(db, [id])).get(id)
