import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { type SecurityAct, securityActs } from './policy.ts'
import { closeLinks } from './queries/links.ts'
import { endSessions } from './sessions.ts'

/** `sessionId` is the session that acts: the one that `others` leaves. */
type Moment = { now?: Date; sessionId?: string | undefined }

/** Cancels what the policy's table says of this act, in the caller's transaction. */
export async function cancelAfter(
  act: SecurityAct,
  db: Db,
  accountId: string,
  { now = platform().clock.now(), sessionId }: Moment = {},
): Promise<void> {
  const { links, sessions } = securityActs[act]
  if (links.length > 0) await closeLinks(db, accountId, links, now)
  if (sessions === 'all') await endSessions(db, accountId)
  if (sessions === 'others') await endSessions(db, accountId, sessionId)
}
