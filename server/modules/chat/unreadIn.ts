import type { Db } from '#server/platform/db/index.ts'
import { findOwnConversation } from './queries/conversations.ts'
import { countUnreadMessages } from './queries/reads.ts'
import { getOther } from './views.ts'

/** Returns an account's number of unread messages in a conversation, their sender and the last message read; null when there are none. */
export async function unreadIn(
  db: Db,
  conversationId: string,
  accountId: string,
): Promise<{ total: number; otherId: string; seen: string | null } | null> {
  const conversation = await findOwnConversation(db, conversationId, accountId)
  if (!conversation) return null
  const [unread] = await countUnreadMessages(db, accountId, [conversationId])
  if (!unread) return null
  const seen = conversation.reads.find((read) => read.accountId === accountId)?.messageId ?? null
  return { total: unread.total, otherId: getOther(conversation, accountId), seen }
}
