import type { SignedIn } from '#contracts/account.ts'
import { hour } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import type { RequestFacts } from '#server/platform/http/operation.ts'
import type { AccountRow } from '../queries/accounts.ts'
import { warnOwner } from '../security/securityActs.ts'
import { appealToken } from '../suspension/appealToken.ts'
import { meView } from '../views.ts'
import { describeDevice } from './devices.ts'
import { getKnownDevice, rememberDevice } from './knownDevices.ts'
import { startSession } from './sessions.ts'

export type Moment = { now: Date; request: RequestFacts }

/** Starts a session for a proven owner. Throws 403 for suspended and unvalidated accounts. */
export async function signIn(db: Db, account: AccountRow, { now, request }: Moment): Promise<SignedIn> {
  if (account.suspendedAt) throw apiError('accountSuspended', { appeal: appealToken(account.id) })
  if (!account.validatedAt) throw apiError('needsValidationToLogin')
  rememberDevice(request, account, now)
  return { ...(await startSession(db, account.id, now, request)), user: meView(account) }
}

/** New members sign in on several devices in a row, so no warning is sent for so long after validation. */
const withoutWarnings = hour

/** Warns the owner of an unknown device. Called before `signIn`, which makes the device known. */
export async function warnAboutNewDevice(
  db: Db,
  account: AccountRow,
  { now, request }: Moment,
): Promise<void> {
  const isNewcomer = account.validatedAt && now.getTime() - account.validatedAt.getTime() < withoutWarnings
  if (isNewcomer || getKnownDevice(request, account, now)) return
  await warnOwner(db, account, 'new-device', now, describeDevice(request.userAgent))
}
