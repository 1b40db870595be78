import type { SignedIn } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { refuse } from '#server/platform/http/index.ts'
import type { RequestFacts } from '#server/platform/http/operation.ts'
import { appealToken } from './appealToken.ts'
import { rememberDevice } from './knownDevices.ts'
import type { AccountRow } from './queries/accounts.ts'
import { startSession } from './sessions.ts'
import { meView } from './views.ts'

type Moment = { now: Date; request: RequestFacts }

/** A new session for someone who has shown who they are. 403 for suspended and unvalidated accounts. */
export async function signIn(db: Db, account: AccountRow, { now, request }: Moment): Promise<SignedIn> {
  if (account.suspendedAt) throw refuse('accountSuspended', { appeal: appealToken(account.id) })
  if (!account.validatedAt) throw refuse('needsValidationToLogin')
  rememberDevice(request, account, now)
  return { ...(await startSession(db, account.id, now, request)), user: meView(account) }
}
