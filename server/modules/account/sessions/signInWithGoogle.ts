import { type SignedIn, socialSignInInput } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import {
  type AccountRow,
  findAccountByEmail,
  findAccountBySubject,
  lockAccount,
  updateAccount,
} from '../queries/accounts.ts'
import { finishValidation } from '../registration/finishValidation.ts'
import { cancelAfter, warnOwner } from '../security/securityActs.ts'
import { type GoogleIdentity, getIdentity, spendToken } from './google.ts'
import { type Moment, signIn, warnAboutNewDevice } from './signIn.ts'

/** POST /verify-social-token-signin: signs in with a Google ID token. 404 when the person has no account: the screen then offers registration. */
export const signInWithGoogle = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  input: socialSignInInput,
  run: async ({ token, email }, { db, now, request }): Promise<SignedIn> => {
    const identity = await getIdentity(token, request)
    if (email && email !== identity.email) throw apiError('socialTokenInvalid')
    return db.transaction(async (tx) => {
      await spendToken(tx, identity)
      const account = await getAccount(tx, identity, { now, request })
      return signIn(tx, account, { now, request })
    })
  },
})

async function getAccount(db: Db, identity: GoogleIdentity, moment: Moment): Promise<AccountRow> {
  const linked = await findAccountBySubject(db, identity.subject)
  if (linked) await warnAboutNewDevice(db, linked, moment)
  if (linked) return linked
  const sameEmail = await findAccountByEmail(db, identity.email)
  const account = sameEmail && (await lockAccount(db, sameEmail.id))
  if (account?.email !== identity.email) throw apiError('userNotFound')
  return link(db, account, identity, moment.now)
}

/** Google and the account proved one address, so they are one person; an unvalidated account changes owner. */
async function link(
  db: Db,
  account: AccountRow,
  { subject }: GoogleIdentity,
  now: Date,
): Promise<AccountRow> {
  if (account.googleSubject === subject) return account
  if (account.googleSubject) throw apiError('socialTokenInvalid')
  if (!account.validatedAt) {
    // A stranger may have registered this address, so its password and sessions end.
    await cancelAfter('takenOverWithGoogle', db, account.id, { now })
  }
  const taken = account.validatedAt ? {} : { validatedAt: now, passwordHash: null }
  const linked = await updateAccount(db, account.id, { googleSubject: subject, ...taken, updatedAt: now })
  if (account.validatedAt) await warnOwner(db, account, 'google-linked', now)
  else await finishValidation(db, account, now)
  return linked ?? account
}
