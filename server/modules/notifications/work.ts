import type { CronItem } from 'graphile-worker'
import { day } from '#lib/durations.ts'
import { platform } from '#server/platform/index.ts'
import { sweepOld, type Tasks } from '#server/platform/work/index.ts'
import { deleteCleared, findDelayed } from './queries/shown.ts'
import { deleteShownBefore } from './queries/sweep.ts'
import { showNotifications } from './showNotifications.ts'

export const notificationTasks: Tasks = {
  /** Shows a delayed notification, unless it was cancelled or its actor was blocked or suspended meanwhile. */
  'notifications.show': ({ id }) =>
    platform().database.db.transaction(async (tx) => {
      const row = await findDelayed(tx, String(id))
      if (row) await showNotifications(tx, row)
    }),
  /** Deletes a cleared list, which can then no longer be restored. */
  'notifications.forgetCleared': ({ accountId, until }) =>
    deleteCleared(platform().database.db, String(accountId), new Date(String(until))),
  /** Deletes notifications older than half a year, except open friend requests. */
  'notifications.sweep': sweepOld({ stored: 180 * day, atOnce: 1_000, forget: deleteShownBefore }),
}

export const notificationCrons: CronItem[] = [{ task: 'notifications.sweep', match: '33 3 * * *' }]
