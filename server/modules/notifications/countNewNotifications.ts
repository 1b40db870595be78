import type { NotificationCount } from '#contracts/notifications.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { countShown } from './queries/shown.ts'

/** account id -> how much notifications is in its list, counted as the list is read. */
export const countNewNotifications = (
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationCount>> => countShown(db, accountIds, platform().clock.now())
