import { object } from 'yup'
import { deed } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { markAllRead } from './queries/shown.ts'

/** PUT /read: all that one was told is seen. */
export const markNotificationsRead = deed({
  access: 'user',
  withoutAge: true,
  input: object({}),
  status: 204,
  run: async (_input, { viewer, db, now }) => {
    if (await markAllRead(db, viewer.id, now)) await publishBadges(db, [viewer.id])
  },
})
