import { chatSearchInput, type FoundInChat, type FoundMessage } from '#contracts/chat.ts'
import { openMatch, readSearch } from '#server/modules/words/index.ts'
import { highestId, isId } from '#server/platform/db/ids.ts'
import { toIso } from '#server/platform/db/preparedRows.ts'
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
    const match = await openMatch(db, wanted)
    const bounds = { before: cursor || highestId, limit: limit + 1 }
    const [named, found] = await Promise.all([
      cursor ? [] : findNamed(db, match, viewer.id, mostNamed),
      findByWords(db, match, viewer.id, bounds),
    ])
    const page = found.slice(0, limit)
    const nextCursor = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return {
      conversations: await showConversations(db, viewer.id, named),
      messages: page.map(foundView),
      nextCursor,
    }
  },
})

/** Converts a found message to its view, with the other side of its conversation. */
const foundView = ({
  id,
  conversationId,
  otherId,
  other,
  fromId,
  text,
  createdAt,
}: FoundRow): FoundMessage => ({
  ...{ id, conversation_id: conversationId, userID_2: otherId, ...otherView(other) },
  ...{ from: fromId, text, createdAt: toIso(createdAt) },
})
