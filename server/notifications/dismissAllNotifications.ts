import { userIdInput } from '#contracts/rules.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { isOwnList } from './policy.ts'
import { deleteAllShown } from './queries/shown.ts'

/** DELETE /delete-all/{userId}: empties one's own list; open friend requests stay. */
export const dismissAllNotifications = deed({
  access: 'user',
  withoutAge: true,
  input: userIdInput,
  status: 204,
  run: async ({ userId }, { viewer, db, now }) => {
    if (!isOwnList(viewer, userId)) throw refuse('notAllowed')
    await deleteAllShown(db, viewer.id, now)
    await publishBadges(db, [viewer.id])
  },
})
