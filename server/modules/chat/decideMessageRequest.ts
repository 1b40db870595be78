import { decideRequestInput } from '#contracts/chat.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { loadOwn } from './loadOwn.ts'
import { updateConversation } from './queries/conversations.ts'

/** POST /request/{conversationId}: says yes or no to the first message of somebody not connected. */
export const decideMessageRequest = mutation({
  access: 'user',
  status: 204,
  input: decideRequestInput,
  run: async ({ conversationId, accept }, { viewer, db, now }) => {
    const conversation = await loadOwn(db, conversationId, viewer.id, { locked: true })
    if (!conversation.isRequest && accept) return
    if (!conversation.isRequest || conversation.startedBy === viewer.id) throw apiError('nobodyAsked')
    const answer = accept ? { isRequest: false, declinedAt: null } : { declinedAt: now }
    await updateConversation(db, conversationId, answer)
    // Whoever asked hears of a yes alone.
    await publishBadges(db, accept ? [viewer.id, conversation.startedBy] : [viewer.id])
  },
})
