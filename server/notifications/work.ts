import { platform } from '#server/platform/index.ts'
import type { Tasks } from '#server/platform/work/index.ts'
import { findNotification } from './queries/notifications.ts'
import { showNews } from './showNews.ts'

export const notificationTasks: Tasks = {
  /** What was kept back shows now, unless it was taken back. */
  'notifications.show': ({ id }) =>
    platform().database.db.transaction(async (tx) => {
      const row = await findNotification(tx, String(id))
      if (row) await showNews(tx, row)
    }),
}
