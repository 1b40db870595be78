import { type MessageStream, messagesInput } from '#contracts/chat.ts'
import { isId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { loadOwnWithMessages, sharesMarks } from './loadOwn.ts'
import type { OwnConversation } from './queries/conversations.ts'
import { findMessagesById, findMessagesFrom, type MessageRow } from './queries/messages.ts'
import type { Read } from './queries/reads.ts'
import { getOther, messageView } from './views.ts'

/** GET /messages/{conversationId}: lists messages, newest first; with `around`, those around this one. */
export const listMessages = query({
  access: 'user',
  input: messagesInput,
  run: async ({ conversationId, cursor, around, limit }, { viewer, db }): Promise<MessageStream> => {
    if (cursor && !isId(cursor)) throw apiError('malformed', { fields: { cursor: 'invalid' } })
    const page = { conversationId, viewerId: viewer.id, limit }
    const { conversation, rows, ...ends } = around
      ? await loadAround(db, page, around)
      : await loadBefore(db, page, cursor || null)
    const otherId = getOther(conversation, viewer.id)
    const isSeenShared = sharesMarks(conversation, 'seen')
    const quoted = await findMessagesById(
      db,
      rows.flatMap(({ quotedId }) => quotedId ?? []),
    )
    const readBy = (row: MessageRow) => (row.fromId === viewer.id ? otherId : viewer.id)
    return {
      data: rows.map((row) => {
        const isSecret = row.fromId === viewer.id && !isSeenShared
        const readAt = isSecret ? null : seenAt(row, conversation.reads, readBy(row))
        return messageView(row, { readAt, quoted: quoted.get(row.quotedId ?? '') })
      }),
      ...ends,
    }
  },
})

type Page = { conversationId: string; viewerId: string; limit: number }
type Loaded = Omit<MessageStream, 'data'> & { conversation: OwnConversation; rows: MessageRow[] }

/** Cuts what was found beyond a page; `found` is newest first. */
const cut = (found: readonly MessageRow[], limit: number) => {
  const rows = found.slice(0, limit)
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

/** Loads the messages before this one; the newest without it. */
async function loadBefore(
  db: Db,
  { conversationId, viewerId, limit }: Page,
  before: string | null,
): Promise<Loaded> {
  const bounds = { before, limit: limit + 1 }
  const { conversation, messages } = await loadOwnWithMessages(db, conversationId, viewerId, bounds)
  return { conversation, ...cut(messages, limit) }
}

/** Loads as many messages before this one as after it; throws `notFound` for one of another conversation. */
async function loadAround(db: Db, { conversationId, viewerId, limit }: Page, id: string): Promise<Loaded> {
  const half = Math.ceil(limit / 2)
  const [{ conversation, messages: earlier }, later] = await Promise.all([
    loadOwnWithMessages(db, conversationId, viewerId, { before: id, limit: half + 1 }),
    findMessagesFrom(db, conversationId, { from: id, limit: half + 1 }),
  ])
  if (later[0]?.id !== id) throw apiError('notFound')
  const { rows, nextCursor } = cut(earlier, half)
  const newer = later.slice(0, half).reverse()
  return { conversation, rows: [...newer, ...rows], nextCursor, hasNewer: later.length > half }
}

const seenAt = ({ id }: MessageRow, reads: readonly Read[], by: string): Date | null => {
  const mark = reads.find(({ accountId }) => accountId === by)
  return mark?.messageId && id <= mark.messageId ? mark.readAt : null
}
