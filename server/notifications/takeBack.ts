import type { Db } from '#server/platform/db/index.ts'
import { publishBadges } from '#server/platform/live/index.ts'
import type { News } from './notify.ts'
import { deleteAllAbout, deleteUnread } from './queries/takeBack.ts'

/** Takes back news of a deed that was undone, unless it was seen: who has read it may wonder, but is not corrected. */
export async function takeBackUnread(db: Db, news: Omit<News, 'visibleFrom'>): Promise<void> {
  const told = await deleteUnread(db, news)
  if (told.length > 0) await publishBadges(db, told)
}

/** Takes back all that anybody was told of a thing that is gone. */
export async function takeBackAllAbout(db: Db, actionId: string): Promise<void> {
  const told = await deleteAllAbout(db, actionId)
  if (told.length > 0) await publishBadges(db, told)
}
