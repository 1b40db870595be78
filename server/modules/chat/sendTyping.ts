import { conversationInput } from '#contracts/chat.ts'
import { mutation } from '#server/platform/http/index.ts'
import { publishNow } from '#server/platform/live/index.ts'
import { loadOwn, sharesMarks } from './loadOwn.ts'
import { getOther } from './views.ts'

/** POST /typing/{conversationId}: shows the other side that the caller is typing, if both share that; nothing is stored. */
export const sendTyping = mutation({
  access: 'user',
  status: 204,
  input: conversationInput,
  run: async ({ conversationId }, { viewer, db }) => {
    const conversation = await loadOwn(db, conversationId, viewer.id)
    if (!sharesMarks(conversation, 'typing')) return
    const data = { conversation_id: conversationId, from: viewer.id }
    await publishNow(db, [getOther(conversation, viewer.id)], 'typing', data)
  },
})
