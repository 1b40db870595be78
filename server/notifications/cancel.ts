import type { Db } from '#server/platform/db/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import type { Deed } from './notify.ts'
import { deleteAllAbout, deleteByMutation, deleteUnread } from './queries/cancel.ts'

/** Takes news back that is true no longer, e.g. a refusal that was undone. */
export async function cancelNotification(db: Db, deed: Deed): Promise<void> {
  if (await deleteByMutation(db, deed)) await publishBadges(db, [deed.accountId])
}

/** The same, unless it was seen: who has read it may wonder, but is not corrected. */
export async function cancelUnread(db: Db, deed: Deed): Promise<void> {
  if (await deleteUnread(db, deed)) await publishBadges(db, [deed.accountId])
}

/** Takes back all that anybody was told of things that are gone. */
export async function cancelAllAbout(db: Db, actionIds: readonly string[]): Promise<void> {
  const told = await deleteAllAbout(db, actionIds)
  if (told.length > 0) await publishBadges(db, told)
}
