import { dismissInput } from '#contracts/notifications.ts'
import { decideRequest } from '#server/modules/friends/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { deleteShown } from './queries/shown.ts'

/** POST /deleteNotify: removes notifications from the caller's list and decides their friend request; repeating changes nothing. */
export const dismissNotification = mutation({
  access: 'user',
  input: dismissInput,
  status: 204,
  run: async ({ type, id_notify: actorId, action_id: actionId, accept }, { viewer, db, now }) => {
    if (type === 'friends') await decideRequest(db, { accountId: viewer.id, friendId: actorId, accept, now })
    await deleteShown(db, viewer.id, { type, actorId, actionId }, now)
    await publishBadges(db, [viewer.id])
  },
})
