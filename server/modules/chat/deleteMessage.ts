import { idInput } from '#contracts/rules.ts'
import type { Db } from '#server/platform/db/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { getReaders } from './addMessage.ts'
import { deleteCopies, lockMessage, publishChange } from './changeMessage.ts'
import type { ConversationRow } from './queries/conversations.ts'
import { emptyMessageRow, isEmpty } from './queries/messages.ts'
import { countUnreadMessages, saveRead } from './queries/reads.ts'
import { getOther } from './views.ts'

/** DELETE /message/{id}: deletes the caller's message for both sides; both see that there was one. */
export const deleteMessage = mutation({
  access: 'user',
  withoutAge: true,
  input: idInput,
  status: 204,
  run: async ({ id }, { viewer, db, now }) => {
    const { message, conversation } = await lockMessage(db, id, viewer.id)
    if (isEmpty(message)) return
    const emptied = await emptyMessageRow(db, id)
    await deleteCopies(db, conversation, emptied)
    await readIfNothingIsUnread(db, conversation, getOther(conversation, viewer.id), now)
    await publishChange(db, conversation, emptied)
    await publishBadges(db, getReaders(conversation, viewer.id))
  },
})

/** Where all that was unread is deleted there is nothing left to read, so that no badge counts the conversation. */
async function readIfNothingIsUnread(
  db: Db,
  { id, lastMessageId }: ConversationRow,
  accountId: string,
  readAt: Date,
): Promise<void> {
  const [unread] = await countUnreadMessages(db, accountId, [id])
  if (unread?.total !== 0 || !lastMessageId) return
  await saveRead(db, { conversationId: id, accountId, messageId: lastMessageId, readAt })
}
