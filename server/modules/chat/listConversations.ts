import { type Conversation, type ConversationsInput, conversationsInput } from '#contracts/chat.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { statusBetween } from '#server/modules/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import {
  type ConversationRow,
  findConversationBetween,
  findConversations,
  findOwnConversation,
} from './queries/conversations.ts'
import { findMessagesById } from './queries/messages.ts'
import { conversationView, getOther } from './views.ts'

const pageSize = 50

/** GET /allchat: lists the caller's conversations, latest message first, or finds one by id or account. */
export const listConversations = query({
  access: 'user',
  input: conversationsInput,
  run: async (input, { viewer, db }): Promise<Conversation[]> => {
    const hidden = await blockedIds(db, viewer)
    const other = (row: ConversationRow) => getOther(row, viewer.id)
    const rows = (await find(db, viewer.id, input, hidden)).filter((row) => !hidden.includes(other(row)))
    const [cards, between, last] = await Promise.all([
      findUserCards(db, rows.map(other)),
      statusBetween(db, viewer.id, rows.filter(({ isRequest }) => isRequest).map(other)),
      findMessagesById(
        db,
        rows.flatMap(({ lastMessageId }) => lastMessageId ?? []),
      ),
    ])
    return rows.map((row) =>
      conversationView(row, {
        accountId: viewer.id,
        other: cards.get(other(row)),
        areConnected: between.get(other(row))?.status === 2,
        last: last.get(row.lastMessageId ?? ''),
      }),
    )
  },
})

async function find(
  db: Db,
  accountId: string,
  { cursor, userId, conversation }: ConversationsInput,
  hidden: readonly string[],
): Promise<ConversationRow[]> {
  if (conversation) return withMessages(await findOwnConversation(db, conversation, accountId))
  if (userId) return withMessages(await findConversationBetween(db, accountId, userId))
  return findConversations(db, { accountId, hidden, before: cursor ?? null, limit: pageSize })
}

const withMessages = (row: ConversationRow | null) => (row?.lastMessageId ? [row] : [])
