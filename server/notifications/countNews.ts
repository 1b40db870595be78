import type { NotificationCount } from '#contracts/notifications.ts'
import { hiddenFrom } from '#server/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { countShown } from './queries/notifications.ts'

/** account id -> how much news is in its list, counted as the list is read. */
export async function countNewsOf(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationCount>> {
  const now = platform().clock.now()
  const counts = new Map<string, NotificationCount>()
  for (const id of accountIds) {
    counts.set(id, await countShown(db, id, { now, hidden: await hiddenFrom(db, { id }) }))
  }
  return counts
}
