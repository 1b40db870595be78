import type { SearchStop } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { pauseSearches } from '../queries/savedSearches.ts'

/** Pauses what the link of an email names; its owner finds it in the settings and can let it go on. */
export const stopSearches = (db: Db, stop: SearchStop): Promise<boolean> =>
  pauseSearches(db, stop, platform().clock.now())
