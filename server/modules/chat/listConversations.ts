import { type Conversation, type ConversationsInput, conversationsInput } from '#contracts/chat.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import {
  type ConversationRow,
  findConversationBetween,
  findConversations,
  findOwnConversation,
} from './queries/conversations.ts'
import { showConversations } from './showConversations.ts'
import { getOther } from './views.ts'

const pageSize = 50

/** GET /allchat: lists the caller's conversations, latest message first, or finds one by id or account. */
export const listConversations = query({
  access: 'user',
  input: conversationsInput,
  run: async (input, { viewer, db }): Promise<Conversation[]> => {
    const hidden = await blockedIds(db, viewer)
    const found = await find(db, viewer.id, input, hidden)
    const rows = found.filter((row) => !hidden.includes(getOther(row, viewer.id)))
    return showConversations(db, viewer.id, rows)
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
