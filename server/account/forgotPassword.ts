import { emailInput } from '#contracts/account.ts'
import { deed } from '#server/platform/http/index.ts'
import { askForLink } from './askedLinks.ts'

/** POST /password/forgot: always 202, whether or not there is an account of this address. */
export const forgotPassword = deed({
  access: 'guest',
  bearer: 'ignored',
  status: 202,
  input: emailInput,
  counts: [
    { act: 'a mail with a link, from an address', of: (_input, { ip }) => ip },
    { act: 'a mail with a link', of: ({ email }) => email },
  ],
  run: async ({ email }, { db }) => {
    await askForLink(db, 'reset-password', email)
    return {}
  },
})
