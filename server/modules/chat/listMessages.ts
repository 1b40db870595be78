import { type MessageStream, messagesInput } from '#contracts/chat.ts'
import { isId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { loadOwn, sharesMarks } from './loadOwn.ts'
import { findMessages, findMessagesById, findMessagesFrom, type MessageRow } from './queries/messages.ts'
import type { Read } from './queries/reads.ts'
import { getOther, messageView } from './views.ts'

/** GET /messages/{conversationId}: lists messages, newest first; with `around`, those around this one. */
export const listMessages = query({
  access: 'user',
  input: messagesInput,
  run: async ({ conversationId, cursor, around, limit }, { viewer, db }): Promise<MessageStream> => {
    if (cursor && !isId(cursor)) throw apiError('malformed', { fields: { cursor: 'invalid' } })
    const conversation = await loadOwn(db, conversationId, viewer.id)
    const otherId = getOther(conversation, viewer.id)
    const isSeenShared = sharesMarks(conversation, 'seen')
    const { rows, ...ends } = around
      ? await findAround(db, conversationId, around, limit)
      : await findPage(db, conversationId, cursor || null, limit)
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

type Page = Omit<MessageStream, 'data'> & { rows: MessageRow[] }

/** Cuts what was found beyond a page; `found` is newest first. */
const toPage = (found: readonly MessageRow[], limit: number): Page => {
  const rows = found.slice(0, limit)
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}

const findPage = async (db: Db, conversationId: string, before: string | null, limit: number) =>
  toPage(await findMessages(db, conversationId, { before, limit: limit + 1 }), limit)

/** Finds as many messages before this one as after it; throws `notFound` for one of another conversation. */
async function findAround(db: Db, conversationId: string, id: string, limit: number): Promise<Page> {
  const half = Math.ceil(limit / 2)
  const [later, earlier] = await Promise.all([
    findMessagesFrom(db, conversationId, { from: id, limit: half + 1 }),
    findMessages(db, conversationId, { before: id, limit: half + 1 }),
  ])
  if (later[0]?.id !== id) throw apiError('notFound')
  const { rows, nextCursor } = toPage(earlier, half)
  return { rows: [...later.slice(0, half).reverse(), ...rows], nextCursor, hasNewer: later.length > half }
}

const seenAt = ({ id }: MessageRow, reads: readonly Read[], by: string): Date | null => {
  const mark = reads.find(({ accountId }) => accountId === by)
  return mark?.messageId && id <= mark.messageId ? mark.readAt : null
}
