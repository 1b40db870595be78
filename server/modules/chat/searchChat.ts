import { chatSearchInput, type FoundInChat, type FoundMessage } from '#contracts/chat.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { openMatch, readSearch } from '#server/modules/words/index.ts'
import { highestId, isId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { type FoundRow, findByWords, findNamed } from './queries/search.ts'
import { showConversations } from './showConversations.ts'
import { otherView } from './views.ts'

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
    const [named, found] = await Promise.all([
      cursor ? [] : findNamed(db, match, own, mostNamed),
      findByWords(db, match, own, bounds),
    ])
    const page = found.slice(0, limit)
    const [conversations, messages] = await Promise.all([
      showConversations(db, viewer.id, named),
      showFound(db, page),
    ])
    const nextCursor = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { conversations, messages, nextCursor }
  },
})

/** Shows found messages in this order, each with the other side of its conversation. */
async function showFound(db: Db, rows: readonly FoundRow[]): Promise<FoundMessage[]> {
  const cards = await findUserCards(
    db,
    rows.map(({ otherId }) => otherId),
  )
  return rows.map(({ id, conversationId, otherId, fromId, text, createdAt }) => ({
    ...{ id, conversation_id: conversationId, userID_2: otherId, ...otherView(cards.get(otherId)) },
    ...{ from: fromId, text, createdAt: new Date(createdAt).toISOString() },
  }))
}
