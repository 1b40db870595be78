import { changeEmailInput } from '#contracts/account.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { findAccountByEmail, lockAccount } from '../queries/accounts.ts'
import { isReserved } from '../queries/links.ts'
import { proveById } from '../sessions/proof.ts'
import { mailLink } from './links.ts'
import { cancelAfter } from './securityActs.ts'

/** POST /email: sends a link to the new address and a link that stops the change to the old one; until the former is opened nothing else changes. 409 when the address is taken, 400 when it is the account's own. */
export const changeEmail = mutation({
  transaction: false,
  access: 'user',
  withoutAge: true,
  status: 202,
  input: changeEmailInput,
  counts: [{ act: 'a proof of oneself' }],
  run: async ({ email, ...proof }, { viewer, db, now, request }) => {
    const proven = await proveById(db, viewer.id, proof, request)
    await db.transaction(async (tx) => {
      const account = await lockAccount(tx, viewer.id)
      // The proof was of a password that has changed meanwhile.
      if (!account || account.passwordHash !== proven.passwordHash) throw apiError('conflict')
      if (email === account.email) throw apiError('malformed', { fields: { email: 'email-own' } })
      const holder = await findAccountByEmail(tx, email)
      if (holder?.validatedAt || (await isReserved(tx, email, now, account.id))) throw apiError('emailTaken')
      await cancelAfter('emailChangeAsked', tx, account.id, { now })
      // The address does not change without a warning to its owner, and warnings are limited per hour.
      const warned = await mailLink(tx, account, 'stop-change', now, { about: email })
      if (warned) await mailLink(tx, account, 'change-email', now, { email })
    })
    return {}
  },
})
