import { type Message, updateMessageInput } from '#contracts/chat.ts'
import { findRecipient } from '#server/modules/account/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockMessage, publishChange } from './changeMessage.ts'
import { toMediaTexts } from './mediaTexts.ts'
import { getEditableUntil, writeError } from './policy.ts'
import { updateMessageRow } from './queries/messages.ts'
import { getOther } from './views.ts'

/**
 * PUT /message/{id}: replaces the text of the caller's message and what its files show within 15 minutes; the message says
 * that its text was edited.
 */
export const updateMessage = mutation({
  access: 'user',
  input: updateMessageInput,
  counts: [{ act: 'a message' }],
  idempotent: true,
  run: async ({ id, message: text, alts }, { viewer, db, now }): Promise<Message> => {
    const { message, conversation } = await lockMessage(db, id, viewer.id)
    const until = getEditableUntil(message)
    if (!until) throw apiError('notFound')
    const error = writeError({
      fromId: viewer.id,
      to: await findRecipient(db, getOther(conversation, viewer.id)),
      isBlockedBetween: conversation.blocked,
    })
    if (error) throw apiError(error)
    if (now > until) throw apiError('editTooLate')
    if (!text && message.media.length === 0)
      throw apiError('malformed', { fields: { message: 'message-required' } })
    const described = alts && message.media.map((imgName, index) => ({ imgName, alt: alts[index] ?? '' }))
    const changes = {
      text,
      mediaTexts: described ? toMediaTexts(described) : message.mediaTexts,
      editedAt: text === message.text ? message.editedAt : now,
    }
    await updateMessageRow(db, id, changes)
    return publishChange(db, conversation, { ...message, ...changes })
  },
})
