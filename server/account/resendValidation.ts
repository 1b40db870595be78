import { emailInput } from '#contracts/account.ts'
import { deed } from '#server/platform/http/index.ts'
import { mailLink } from './links.ts'
import { findAccountByEmail } from './queries/accounts.ts'

/** POST /validate/resend: always 202, whether or not somebody of this address waits for a link. */
export const resendValidation = deed({
  access: 'guest',
  bearer: 'ignored',
  status: 202,
  input: emailInput,
  counts: [{ act: 'a mail with a link', of: ({ email }) => email }],
  run: async ({ email }, { db, now }) => {
    const account = await findAccountByEmail(db, email)
    if (account && !account.validatedAt && !account.suspendedAt) await mailLink(db, account, 'validate', now)
    return {}
  },
})
