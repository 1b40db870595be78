import { object } from 'yup'
import type { NotificationCount } from '#contracts/notifications.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { countShown } from './queries/counts.ts'

/** GET /notify/count: counts the caller's notifications, for the bell. */
export const countNotifications = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: (_input, { viewer, db }): Promise<NotificationCount> =>
    countShown(db, viewer.id, platform().clock.now()),
})
