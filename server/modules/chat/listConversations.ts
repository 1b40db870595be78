import { type Conversation, type ConversationsInput, conversationsInput } from '#contracts/chat.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import { findListed, findListedById, findListedWith, type ListedConversation } from './queries/listed.ts'
import { showConversations } from './showConversations.ts'

const pageSize = 50

/** GET /allchat: lists the caller's conversations, latest message first, or finds one by id or account. */
export const listConversations = query({
  access: 'user',
  input: conversationsInput,
  run: async (input, { viewer, db }): Promise<Conversation[]> =>
    showConversations(db, viewer.id, await find(db, viewer.id, input)),
})

function find(
  db: Db,
  accountId: string,
  { cursor, userId, conversation }: ConversationsInput,
): Promise<ListedConversation[]> {
  if (conversation) return findListedById(db, accountId, conversation)
  if (userId) return findListedWith(db, accountId, userId)
  return findListed(db, accountId, { before: cursor ?? null, limit: pageSize })
}
