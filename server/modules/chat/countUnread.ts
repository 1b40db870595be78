import { type UnreadCount, unreadCountInput } from '#contracts/chat.ts'
import { query } from '#server/platform/http/index.ts'
import { countUnreadMessages, ownAmong } from './queries/reads.ts'

/** POST /count: counts unread messages in these conversations of the caller; without ids, in all that have some. */
export const countUnread = query({
  access: 'user',
  input: unreadCountInput,
  run: async ({ conversations }, { viewer, db }): Promise<UnreadCount[]> => {
    const [own, counted] = await Promise.all([
      ownAmong(db, viewer.id, conversations),
      countUnreadMessages(db, viewer.id, conversations),
    ])
    const totals = new Map(counted.map(({ id, total }) => [id, total]))
    const ids = conversations.length > 0 ? own : [...totals.keys()]
    return ids.map((id) => ({ conversation_id: id, countResponse: totals.get(id) ?? 0 }))
  },
})
