import type { Db } from '#server/platform/db/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import type { Cause } from './notify.ts'
import { deleteAllAbout, deleteByCause, deleteUnread } from './queries/cancel.ts'

/** Takes notifications back that is true no longer, e.g. a refusal that was undone. */
export async function cancelNotification(db: Db, cause: Cause): Promise<void> {
  if (await deleteByCause(db, cause)) await publishBadges(db, [cause.accountId])
}

/** The same, unless it was seen: who has read it may wonder, but is not corrected. */
export async function cancelUnread(db: Db, cause: Cause): Promise<void> {
  if (await deleteUnread(db, cause)) await publishBadges(db, [cause.accountId])
}

/** Takes back all that anybody was told of things that are gone. */
export async function cancelAllAbout(db: Db, actionIds: readonly string[]): Promise<void> {
  const told = await deleteAllAbout(db, actionIds)
  if (told.length > 0) await publishBadges(db, told)
}
