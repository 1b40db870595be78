import { userIdInput } from '#contracts/rules.ts'
import { minute } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { isOwnList } from './policy.ts'
import { clearShown, type Dismissed, deleteShown, restoreCleared } from './queries/shown.ts'

/** Removes notifications from an account's list, in the caller's transaction. */
export async function dismiss(db: Db, accountId: string, notification: Dismissed, now: Date): Promise<void> {
  await deleteShown(db, accountId, notification, now)
  await publishBadges(db, [accountId])
}

/** How long a cleared list can be restored, in milliseconds. */
const clearingUndo = 10 * minute

/** DELETE /delete-all/{userId}: clears the caller's list, except open friend requests; the rows are deleted later. */
export const dismissAllNotifications = mutation({
  access: 'user',
  withoutAge: true,
  input: userIdInput,
  status: 204,
  run: async ({ userId: accountId }, { viewer, db, now }) => {
    if (!isOwnList(viewer, accountId)) throw apiError('notAllowed')
    await clearShown(db, accountId, now)
    const runAt = new Date(now.getTime() + clearingUndo)
    await addJob(db, 'notifications.forgetCleared', { accountId, until: now.toISOString() }, { runAt })
    await publishBadges(db, [accountId])
  },
})

/** POST /restore-all/{userId}: restores what was cleared in the last minutes; repeated or later, it changes nothing. */
export const restoreNotifications = mutation({
  access: 'user',
  withoutAge: true,
  input: userIdInput,
  status: 204,
  run: async ({ userId }, { viewer, db, now }) => {
    if (!isOwnList(viewer, userId)) throw apiError('notAllowed')
    await restoreCleared(db, userId, new Date(now.getTime() - clearingUndo))
    await publishBadges(db, [userId])
  },
})
