import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { type Cancelled, ownersLinks, type SecurityAct, securityActs, type Warning } from '../policy.ts'
import { type AccountRow, updateAccount } from '../queries/accounts.ts'
import { closeLinks } from '../queries/links.ts'
import { endSessions } from '../sessions/sessions.ts'
import { mailLink } from './links.ts'

/** `sessionId` is the acting session, which `others` spares. `linkedAt` is when the acting link was created. */
type Moment = { now?: Date; sessionId?: string | undefined; linkedAt?: Date }

/** Cancels what the policy's table lists for this act, in the caller's transaction. */
export async function cancelAfter(
  act: SecurityAct,
  db: Db,
  accountId: string,
  { now = platform().clock.now(), sessionId, linkedAt = now }: Moment = {},
): Promise<void> {
  const { links, sessions, ownersLinks: owners, credentials }: Cancelled = securityActs[act]
  if (links.length > 0) await closeLinks(db, accountId, links, now)
  if (owners) await closeLinks(db, accountId, ownersLinks, now, linkedAt)
  if (sessions === 'all') await endSessions(db, accountId)
  if (sessions === 'others') await endSessions(db, accountId, sessionId)
  if (credentials)
    await updateAccount(db, accountId, { passwordHash: null, googleSubject: null, updatedAt: now })
}

/**
 * Queues a warning to the owner in the caller's transaction; its link undoes the act for seven days. Unvalidated
 * accounts get no email.
 */
export async function warnOwner(
  db: Db,
  account: AccountRow,
  warning: Warning,
  now: Date,
  device = '',
): Promise<void> {
  if (!account.validatedAt || account.suspendedAt) return
  await mailLink(db, account, warning, now, { about: device })
}
