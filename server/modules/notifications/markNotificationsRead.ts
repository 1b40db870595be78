import { readNotificationsInput } from '#contracts/notifications.ts'
import { mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { markAllRead, markLinesRead } from './queries/shown.ts'

/** PUT /read: marks the lines of these notifications as read; without `ids`, all lines. */
export const markNotificationsRead = mutation({
  access: 'user',
  withoutAge: true,
  input: readNotificationsInput,
  status: 204,
  run: async ({ ids }, { viewer, db, now }) => {
    const changed = ids ? await markLinesRead(db, viewer.id, ids, now) : await markAllRead(db, viewer.id, now)
    if (changed) await publishBadges(db, [viewer.id])
  },
})
