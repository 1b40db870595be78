import type { Db } from '#server/platform/db/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import { type Cause, cancelEmail } from './notify.ts'
import {
  deleteAllAbout,
  deleteByCause,
  deleteByEvent,
  deleteUnread,
  deleteUnreadBy,
  type Pair,
} from './queries/cancel.ts'

/** Cancels a notification that no longer applies, e.g. of an undone refusal, and the email that waits for it. */
export async function cancelNotification(db: Db, cause: Cause): Promise<void> {
  await cancelEmail(db, cause)
  if (await deleteByCause(db, cause)) await publishBadges(db, [cause.accountId])
}

/** Cancels the notification of one event for several accounts. */
export async function cancelNotifications(
  db: Db,
  accountIds: readonly string[],
  event: Omit<Cause, 'accountId'>,
): Promise<void> {
  const notified = await deleteByEvent(db, accountIds, event)
  if (notified.length > 0) await publishBadges(db, notified)
}

/** Cancels a notification that no longer applies, unless it was read, and the email that waits for it. */
export async function cancelUnread(db: Db, cause: Cause): Promise<void> {
  await cancelEmail(db, cause)
  if (await deleteUnread(db, cause)) await publishBadges(db, [cause.accountId])
}

/** Cancels what is unread of one type by several accounts about one thing, except what still applies. */
export async function cancelUnreadBy(
  db: Db,
  actorIds: readonly string[],
  about: Pick<Cause, 'type' | 'actionId'>,
  kept: readonly Pair[] = [],
): Promise<void> {
  const notified = await deleteUnreadBy(db, actorIds, about, kept)
  if (notified.length > 0) await publishBadges(db, notified)
}

/** Cancels all notifications about deleted things. */
export async function cancelAllAbout(db: Db, actionIds: readonly string[]): Promise<void> {
  const accountIds = await deleteAllAbout(db, actionIds)
  if (accountIds.length > 0) await publishBadges(db, accountIds)
}
