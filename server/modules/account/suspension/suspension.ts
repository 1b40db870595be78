import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { isLikeVerified } from '../names/names.ts'
import { lockAccount, updateAccount } from '../queries/accounts.ts'
import { findNamed } from '../queries/names.ts'
import { lockSuspension } from '../queries/present.ts'
import { cancelAfter } from '../security/securityActs.ts'
import { refreshViewers } from '../sessions/sessions.ts'

export type LockedPerson = {
  id: string
  moderator: boolean
  suspended: boolean
  provider: boolean
  verified: boolean
}

/** Locks an account for a decision until the transaction ends; null when it is erased. */
export async function lockPerson(db: Db, id: string): Promise<LockedPerson | null> {
  const account = await lockAccount(db, id)
  if (!account) return null
  const { moderator, provider, suspendedAt, verifiedAt } = account
  return { id, moderator, provider, suspended: suspendedAt !== null, verified: verifiedAt !== null }
}

/**
 * Suspends an account: from the commit on no process accepts its sessions or shows its contents. Each session stays
 * until its next use, so that the device learns the reason.
 */
export async function suspendAccount(db: Db, id: string, at: Date): Promise<void> {
  await updateAccount(db, id, { suspendedAt: at })
  await cancelAfter('suspended', db, id, { now: at })
  await refreshViewers(db, id)
}

/**
 * Throws for an account that was suspended since its call began, and keeps a suspension waiting until the transaction ends,
 * so that it finds what was saved. Locks the account before anything that a suspension locks after it.
 */
export async function assertNotSuspended(db: Db, id: string): Promise<void> {
  if (await lockSuspension(db, id)) throw apiError('notSignedIn')
}

/** Lifts a suspension and ends the remaining sessions. */
export async function liftSuspension(db: Db, id: string): Promise<void> {
  await updateAccount(db, id, { suspendedAt: null })
  await cancelAfter('suspensionLifted', db, id)
}

/** Verifies an organisation, or withdraws that (null). Throws when its name looks like a verified organisation's. */
export async function setVerified(db: Db, id: string, at: Date | null): Promise<void> {
  const organisation = at && (await findNamed(db, id))
  if (organisation && (await isLikeVerified(db, organisation))) throw apiError('nameLikeVerified')
  await updateAccount(db, id, { verifiedAt: at })
  // Offers store whether their organisation is verified, for the search.
  await addJob(db, 'jobs.rename-owner', { accountId: id })
}
