import type { Db } from '#server/platform/db/index.ts'
import { apiError, isApiError, isWaitedFor, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { type AccountRow, findAccount } from '../queries/accounts.ts'
import { insertUsedToken } from '../queries/googleTokens.ts'
import { isPassword } from '../security/passwords.ts'
import { getIdentity } from './google.ts'

/** Proof that the caller owns the account: the password, or a fresh token of its Google account. */
export type Proof = { password: string; tokenSocialNetWork: string }

/** Throws 403 `wrong password` unless the proof is this account's; not 401, which would look like an ended session. */
export async function proveOneself(account: AccountRow, proof: Proof, request: RequestFacts): Promise<void> {
  const proven = account.passwordHash
    ? await isPassword(account.passwordHash, proof.password, { isWanted: () => isWaitedFor(request) })
    : await isSameSubject(account, proof.tokenSocialNetWork, request)
  if (proven) return
  throw apiError('wrongPassword', {
    fields: account.passwordHash ? { password: 'password-wrong' } : { tokenSocialNetWork: 'google-unproven' },
  })
}

/** As proveOneself(), by the account's id; returns the account. */
export async function proveById(
  db: Db,
  id: string,
  proof: Proof,
  request: RequestFacts,
): Promise<AccountRow> {
  const account = await findAccount(db, id)
  if (!account) throw apiError('notSignedIn')
  await proveOneself(account, proof, request)
  return account
}

async function isSameSubject(account: AccountRow, token: string, request: RequestFacts): Promise<boolean> {
  if (!token || !account.googleSubject) return false
  try {
    const identity = await getIdentity(token, request, { fresh: true })
    if (identity.subject !== account.googleSubject) return false
    // The token can no longer sign in, but stays valid as a proof, so that a failed attempt can be repeated.
    await insertUsedToken(platform().database.db, identity.token)
    return true
  } catch (thrown) {
    if (isApiError(thrown) && thrown.status === 401) return false
    throw thrown
  }
}
