import type { Message } from '#contracts/chat.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, replaceInResponses } from '#server/platform/http/index.ts'
import { publish, replaceInEvents } from '#server/platform/live/index.ts'
import { getReaders } from './addMessage.ts'
import { mayChange } from './policy.ts'
import { type ConversationRow, findOwnConversation, type OwnConversation } from './queries/conversations.ts'
import { findMessagesById, type MessageRow } from './queries/messages.ts'
import { countUnreadMessages, saveRead } from './queries/reads.ts'
import { messageView, quoteView } from './views.ts'

/**
 * Locks the conversation of a message and returns both. Throws `notFound` for a message of other accounts, `notAllowed` for
 * one that the account may not change.
 */
export async function lockMessage(
  db: Db,
  id: string,
  accountId: string,
): Promise<{ message: MessageRow; conversation: OwnConversation }> {
  const find = async () => (await findMessagesById(db, [id])).get(id)
  const { conversationId } = (await find()) ?? {}
  const conversation =
    conversationId && (await findOwnConversation(db, conversationId, accountId, { locked: true }))
  // Read again: it may have changed before the lock.
  const message = conversation && (await find())
  if (!message) throw apiError('notFound')
  if (!mayChange(accountId, message)) throw apiError('notAllowed')
  return { message, conversation }
}

/** Publishes a changed message to all that see it. */
export async function publishChange(
  db: Db,
  conversation: ConversationRow,
  message: MessageRow,
): Promise<Message> {
  const quoted = (await findMessagesById(db, message.quotedId ? [message.quotedId] : [])).get(
    message.quotedId ?? '',
  )
  const view = messageView(message, { readAt: null, quoted })
  await publish(db, getReaders(conversation, message.fromId), 'messageChange', view, message.fromId)
  return view
}

/** Replaces an emptied or hidden message in stored responses and events, and in those of messages that quote it. */
export async function deleteCopies(
  db: Db,
  { firstId, secondId }: ConversationRow,
  message: MessageRow,
): Promise<void> {
  const places = [
    { path: [], object: messageView(message, { readAt: null, quoted: undefined }) },
    { path: ['quote'], object: quoteView(message) },
  ]
  for (const place of places) {
    await replaceInResponses(db, [firstId, secondId], place)
    await replaceInEvents(db, [firstId, secondId], place)
  }
}

/** Where all that was unread is deleted or hidden there is nothing left to read, so that no badge counts the conversation. */
export async function readIfNothingIsUnread(
  db: Db,
  { id, lastMessageId }: ConversationRow,
  accountId: string,
  readAt: Date,
): Promise<void> {
  const [unread] = await countUnreadMessages(db, accountId, [id])
  if (unread?.total !== 0 || !lastMessageId) return
  await saveRead(db, { conversationId: id, accountId, messageId: lastMessageId, readAt })
}
