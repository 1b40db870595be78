import { decideRequestInput } from '#contracts/chat.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { loadOwn } from './loadOwn.ts'
import { updateConversation } from './queries/conversations.ts'

/** POST /request/{conversationId}: accepts or declines the first message of an account that is not connected. */
export const decideMessageRequest = mutation({
  access: 'user',
  status: 204,
  input: decideRequestInput,
  run: async ({ conversationId, accept }, { viewer, db, now }) => {
    const conversation = await loadOwn(db, conversationId, viewer.id, { locked: true })
    if (!conversation.isRequest && accept) return
    if (!conversation.isRequest || conversation.startedBy === viewer.id) throw apiError('nobodyAsked')
    const decision = accept ? { isRequest: false, declinedAt: null } : { declinedAt: now }
    await updateConversation(db, conversationId, decision)
    // The sender learns only of an acceptance.
    await publishBadges(db, accept ? [viewer.id, conversation.startedBy] : [viewer.id])
  },
})
