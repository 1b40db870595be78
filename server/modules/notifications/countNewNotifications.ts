import type { NotificationCount } from '#contracts/notifications.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { countShown } from './queries/shown.ts'

/** Returns by account id the number of lines in its list of notifications. */
export const countNewNotifications = (
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationCount>> => countShown(db, accountIds, platform().clock.now())
