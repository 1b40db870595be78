import { type MessageStream, messagesInput } from '#contracts/chat.ts'
import { isId } from '#server/platform/db/ids.ts'
import { apiError, query } from '#server/platform/http/index.ts'
import { loadOwn } from './loadOwn.ts'
import { findMessages, type MessageRow } from './queries/messages.ts'
import { findReads, type Read } from './queries/reads.ts'
import { sharesSeen } from './seen.ts'
import { getOther, messageView } from './views.ts'

/** GET /messages/{conversationId}: lists messages, newest first. */
export const listMessages = query({
  access: 'user',
  input: messagesInput,
  run: async ({ conversationId, cursor, limit }, { viewer, db }): Promise<MessageStream> => {
    if (cursor && !isId(cursor)) throw apiError('malformed', { fields: { cursor: 'invalid' } })
    const conversation = await loadOwn(db, conversationId, viewer.id)
    const otherId = getOther(conversation, viewer.id)
    const [rows, reads, isSeenShared] = await Promise.all([
      findMessages(db, conversationId, { before: cursor || null, limit: limit + 1 }),
      findReads(db, conversationId),
      sharesSeen(db, conversation),
    ])
    const page = rows.slice(0, limit)
    const readBy = (row: MessageRow) => (row.fromId === viewer.id ? otherId : viewer.id)
    return {
      data: page.map((row) => {
        const isMine = row.fromId === viewer.id
        return messageView(row, isMine && !isSeenShared ? null : seenAt(row, reads, readBy(row)))
      }),
      nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  },
})

const seenAt = ({ id }: MessageRow, reads: readonly Read[], by: string): Date | null => {
  const mark = reads.find(({ accountId }) => accountId === by)
  return mark?.messageId && id <= mark.messageId ? mark.readAt : null
}
