import { dismissInput } from '#contracts/notifications.ts'
import { dismiss } from '#server/modules/notifications/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { decideRequest } from './decideRequest.ts'

/** POST /deleteNotify: removes notifications from the caller's list and decides their friend request; repeating changes nothing. */
export const dismissNotification = mutation({
  access: 'user',
  input: dismissInput,
  status: 204,
  run: async ({ type, id_notify: actorId, action_id: actionId, accept }, { viewer, db, now }) => {
    if (type === 'friends') await decideRequest(db, { accountId: viewer.id, friendId: actorId, accept, now })
    await dismiss(db, viewer.id, { type, actorId, actionId }, now)
  },
})
