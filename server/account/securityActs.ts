import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { type Cancelled, type SecurityAct, securityActs } from './policy.ts'
import { updateAccount } from './queries/accounts.ts'
import { closeLinks } from './queries/links.ts'
import { endSessions } from './sessions.ts'

/** `sessionId` is the session that acts: the one that `others` leaves. `linkedAt`: when the link that acts was made. */
type Moment = { now?: Date; sessionId?: string | undefined; linkedAt?: Date }

/** Cancels what the policy's table says of this act, in the caller's transaction. */
export async function cancelAfter(
  act: SecurityAct,
  db: Db,
  accountId: string,
  { now = platform().clock.now(), sessionId, linkedAt = now }: Moment = {},
): Promise<void> {
  const { links, sessions, stops, password }: Cancelled = securityActs[act]
  if (links.length > 0) await closeLinks(db, accountId, links, now)
  if (stops) await closeLinks(db, accountId, ['stop-change'], now, linkedAt)
  if (sessions === 'all') await endSessions(db, accountId)
  if (sessions === 'others') await endSessions(db, accountId, sessionId)
  if (password) await updateAccount(db, accountId, { passwordHash: null, updatedAt: now })
}
