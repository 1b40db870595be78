import { dismissInput } from '#contracts/notifications.ts'
import { deed } from '#server/platform/http/index.ts'
import { deleteShown } from './queries.ts'

/** POST /deleteNotify: takes news off one's own list; doing it again changes nothing. */
export const dismissNotification = deed({
  access: 'user',
  input: dismissInput,
  status: 204,
  run: ({ type, id_notify, action_id }, { viewer, db, now }) =>
    deleteShown(db, viewer.id, { type, actorId: id_notify, actionId: action_id }, now),
})
