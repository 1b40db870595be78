import { chatSearchInput, type FoundInChat, type FoundMessage } from '#contracts/chat.ts'
import { findNamed, findUserCards } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { type Match, openMatch, readSearch } from '#server/modules/words/index.ts'
import { highestId, isId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { type ConversationRow, findConversationsById } from './queries/conversations.ts'
import { findMessagesById, type MessageRow } from './queries/messages.ts'
import { findIdsByWords, findNameable } from './queries/search.ts'
import { showConversations } from './showConversations.ts'
import { getOther, otherView } from './views.ts'

/** The most conversations found by name. */
const mostNamed = 10

const nothing: FoundInChat = { conversations: [], messages: [], nextCursor: null }

/** GET /search: finds the caller's conversations by the other side's name, and messages in them by their words. */
export const searchChat = query({
  access: 'user',
  input: chatSearchInput,
  run: async ({ search, cursor, limit }, { viewer, db }): Promise<FoundInChat> => {
    if (cursor && !isId(cursor)) throw apiError('malformed', { fields: { cursor: 'invalid' } })
    // Of one's own messages one looks for the very words, not for what means the same.
    const wanted = readSearch(search).map((one) => ({ ...one, synonyms: [], tokens: [] }))
    if (wanted.length === 0) return nothing
    const own = { accountId: viewer.id, hidden: await blockedIds(db, viewer) }
    const match = await openMatch(db, wanted)
    const bounds = { before: cursor || highestId, limit: limit + 1 }
    const [named, ids] = await Promise.all([
      cursor ? [] : findByName(db, own, match),
      findIdsByWords(db, match, own, bounds),
    ])
    const page = ids.slice(0, limit)
    const [conversations, messages] = await Promise.all([
      showConversations(db, viewer.id, named),
      showFound(db, viewer.id, page),
    ])
    const nextCursor = ids.length > limit ? (page.at(-1) ?? null) : null
    return { conversations, messages, nextCursor }
  },
})

async function findByName(
  db: Db,
  own: { accountId: string; hidden: readonly string[] },
  match: Match,
): Promise<ConversationRow[]> {
  const latest = await findNameable(db, own)
  const other = (row: ConversationRow) => getOther(row, own.accountId)
  const named = new Set(await findNamed(db, latest.map(other), match))
  return latest.filter((row) => named.has(other(row))).slice(0, mostNamed)
}

/** Shows found messages in this order, each with the other side of its conversation. */
async function showFound(db: Db, accountId: string, ids: readonly string[]): Promise<FoundMessage[]> {
  const rows = await findMessagesById(db, ids)
  const conversations = await findConversationsById(
    db,
    [...rows.values()].map(({ conversationId }) => conversationId),
  )
  const others = [...conversations.values()].map((row) => getOther(row, accountId))
  const cards = await findUserCards(db, others)
  const show = ({ id, conversationId, fromId, text, createdAt }: MessageRow): FoundMessage[] => {
    const conversation = conversations.get(conversationId)
    if (!conversation) return []
    const otherId = getOther(conversation, accountId)
    const { name, avatar } = otherView(cards.get(otherId))
    return [
      {
        ...{ id, conversation_id: conversationId, userID_2: otherId, name, avatar },
        ...{ from: fromId, text, createdAt: createdAt.toISOString() },
      },
    ]
  }
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? show(row) : []
  })
}
