import type { Db } from '#server/platform/db/index.ts'
import type { Live } from '#server/platform/live/index.ts'
import { setModerator } from './queries/moderators.ts'
import { refreshViewers } from './sessions/sessions.ts'

/**
 * Makes an account a moderator, or withdraws that, from its next request on; the operator's command sends its notices by
 * itself. Returns `name <email>`, or null when the address has no account.
 */
export const nameModerator = (
  db: Db,
  email: string,
  moderator: boolean,
  send: Live['send'],
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const updated = await setModerator(tx, email.trim().toLowerCase(), moderator)
    if (updated) await refreshViewers(tx, updated.id, send)
    return updated && `${updated.name} <${updated.email}>`
  })
