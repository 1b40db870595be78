import { dismissInput } from '#contracts/notifications.ts'
import { answerRequest } from '#server/friends/index.ts'
import { deed } from '#server/platform/http/index.ts'
import { deleteShown } from './queries.ts'

/** POST /deleteNotify: takes news off one's own list, and answers a request to connect; again, it changes nothing. */
export const dismissNotification = deed({
  access: 'user',
  input: dismissInput,
  status: 204,
  run: async ({ type, id_notify: actorId, action_id: actionId, accept }, { viewer, db, now }) => {
    if (type === 'friends') await answerRequest(db, { accountId: viewer.id, friendId: actorId, accept, now })
    await deleteShown(db, viewer.id, { type, actorId, actionId }, now)
  },
})
