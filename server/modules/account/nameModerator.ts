import type { Db } from '#server/platform/db/index.ts'
import { setModerator } from './queries/moderators.ts'
import { refreshViewers } from './sessions.ts'

/** Makes somebody a moderator, or no longer one, from their next call on; their name, or null when nobody is here. */
export const nameModerator = (db: Db, email: string, moderator: boolean): Promise<string | null> =>
  db.transaction(async (tx) => {
    const named = await setModerator(tx, email.trim().toLowerCase(), moderator)
    if (named) await refreshViewers(tx, named.id)
    return named && `${named.name} <${named.email}>`
  })
