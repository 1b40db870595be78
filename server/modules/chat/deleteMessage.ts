import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { getReaders } from './addMessage.ts'
import { deleteCopies, lockMessage, publishChange, readIfNothingIsUnread } from './changeMessage.ts'
import { emptyMessageRow, isEmpty } from './queries/messages.ts'
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
