import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { isLikeVerified } from './names.ts'
import { lockAccount, updateAccount } from './queries/accounts.ts'
import { findNamed } from './queries/names.ts'
import { cancelAfter } from './securityActs.ts'
import { refreshViewers } from './sessions.ts'

/** Somebody whom nobody else can decide about until the transaction ends; null once they are erased. */
export type Judged = {
  id: string
  moderator: boolean
  suspended: boolean
  provider: boolean
  verified: boolean
}

export async function lockPerson(db: Db, id: string): Promise<Judged | null> {
  const account = await lockAccount(db, id)
  if (!account) return null
  const { moderator, provider, suspendedAt, verifiedAt } = account
  return { id, moderator, provider, suspended: suspendedAt !== null, verified: verifiedAt !== null }
}

/**
 * Suspends an account: from the commit on no process answers its devices, nor shows anything of it. Their sessions are
 * kept until they are next used, so that each of them can be told why.
 */
export async function suspendAccount(db: Db, id: string, at: Date): Promise<void> {
  await updateAccount(db, id, { suspendedAt: at })
  await cancelAfter('suspended', db, id, { now: at })
  await refreshViewers(db, id)
}

/** Lifts a suspension; whoever was signed in then signs in again. */
export async function liftSuspension(db: Db, id: string): Promise<void> {
  await updateAccount(db, id, { suspendedAt: null })
  await cancelAfter('suspensionLifted', db, id)
}

/** Verifies an organisation under its name and id, or withdraws that (null). Refuses one that looks like a verified one. */
export async function setVerified(db: Db, id: string, at: Date | null): Promise<void> {
  const organisation = at && (await findNamed(db, id))
  if (organisation && (await isLikeVerified(db, organisation))) throw apiError('nameLikeVerified')
  await updateAccount(db, id, { verifiedAt: at })
}
