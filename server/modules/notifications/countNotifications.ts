import { object } from 'yup'
import type { NotificationCount } from '#contracts/notifications.ts'
import { query } from '#server/platform/http/index.ts'
import { countNewNotifications } from './countNewNotifications.ts'

/** GET /notify/count: counts the caller's notifications, for the bell. */
export const countNotifications = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }): Promise<NotificationCount> =>
    (await countNewNotifications(db, [viewer.id])).get(viewer.id) ?? { total: 0, unread: 0 },
})
