import { object } from 'yup'
import type { NotificationCount } from '#contracts/notifications.ts'
import type { Db } from '#server/platform/db/index.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { countShown } from './queries/shown.ts'

/** GET /notify/count: counts the caller's notifications, for the bell. */
export const countNotifications = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }): Promise<NotificationCount> =>
    (await countNewNotifications(db, [viewer.id])).get(viewer.id) ?? { total: 0, unread: 0 },
})

/** Returns by account id the number of lines in its list of notifications. */
export const countNewNotifications = (
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationCount>> => countShown(db, accountIds, platform().clock.now())
