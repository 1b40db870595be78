import type { Conversation } from '#contracts/chat.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import { statusBetween } from '#server/modules/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { ConversationRow } from './queries/conversations.ts'
import { findMessagesById } from './queries/messages.ts'
import { conversationView, getOther } from './views.ts'

/** Converts an account's conversations to its views, in their order, with their last messages. */
export async function showConversations(
  db: Db,
  accountId: string,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const other = (row: ConversationRow) => getOther(row, accountId)
  const [cards, between, last] = await Promise.all([
    findUserCards(db, rows.map(other)),
    statusBetween(db, accountId, rows.filter(({ isRequest }) => isRequest).map(other)),
    findMessagesById(
      db,
      rows.flatMap(({ lastMessageId }) => lastMessageId ?? []),
    ),
  ])
  return rows.map((row) =>
    conversationView(row, {
      accountId,
      other: cards.get(other(row)),
      areConnected: between.get(other(row))?.status === 2,
      last: last.get(row.lastMessageId ?? ''),
    }),
  )
}
