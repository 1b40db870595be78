import { conversationInput } from '#contracts/chat.ts'
import { mutation } from '#server/platform/http/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import { loadOwn, sharesMarks } from './loadOwn.ts'
import { saveRead } from './queries/reads.ts'
import { getOther } from './views.ts'

/** PUT /update-unread/{conversationId}: marks the conversation as read; the other side sees it if both share read marks. */
export const markConversationRead = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: conversationInput,
  run: async ({ conversationId }, { viewer, db, now }) => {
    const conversation = await loadOwn(db, conversationId, viewer.id)
    const { lastMessageId: messageId } = conversation
    if (!messageId) return
    const isNew = await saveRead(db, { conversationId, accountId: viewer.id, messageId, readAt: now })
    if (!isNew) return
    const otherId = getOther(conversation, viewer.id)
    const recipients = sharesMarks(conversation, 'seen') ? [viewer.id, otherId] : [viewer.id]
    await publish(db, recipients, 'read', { conversation_id: conversationId, from: viewer.id }, viewer.id)
    await publishBadges(db, [viewer.id])
  },
})
