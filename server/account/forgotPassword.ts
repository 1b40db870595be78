import { emailInput } from '#contracts/account.ts'
import { deed } from '#server/platform/http/index.ts'
import { mailLink } from './links.ts'
import { findAccountByEmail } from './queries/accounts.ts'

/** POST /password/forgot: always 202, whether or not there is an account of this address. */
export const forgotPassword = deed({
  access: 'guest',
  bearer: 'ignored',
  status: 202,
  input: emailInput,
  counts: [{ act: 'a mail with a link', of: ({ email }) => email }],
  run: async ({ email }, { db, now }) => {
    const account = await findAccountByEmail(db, email)
    if (account && !account.suspendedAt) await mailLink(db, account, 'reset-password', now)
    return {}
  },
})
