import { emailInput } from '#contracts/account.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { freeAddress } from './eraseUnvalidated.ts'
import { mailLink } from './links.ts'
import { findAccountByEmail, lockAccount, updateAccount } from './queries/accounts.ts'
import { closeLinks } from './queries/links.ts'

/** PUT /validate/email: mends a mistyped address before it is validated. 202 also for an address that is taken. */
export const correctEmail = deed({
  access: 'user',
  unvalidated: true,
  status: 202,
  input: emailInput,
  run: async ({ email }, { viewer, db, now }) => {
    const account = await lockAccount(db, viewer.id)
    if (!account) throw refuse('notSignedIn')
    if (account.validatedAt) throw refuse('alreadyValidated')
    if (account.email !== email) {
      await freeAddress(db, email, now)
      if (await findAccountByEmail(db, email)) return {}
      await closeLinks(db, account.id, ['validate', 'reset-password'], now)
    }
    const corrected = await updateAccount(db, account.id, { email, updatedAt: now })
    await mailLink(db, corrected ?? account, 'validate', now)
    return {}
  },
})
