import { emailInput } from '#contracts/account.ts'
import { deed } from '#server/platform/http/index.ts'
import { askForLink } from './askedLinks.ts'

/** POST /own-data: a link to export or erase a suspended account; always 202, whether or not there is one. */
export const askForOwnData = deed({
  access: 'guest',
  bearer: 'ignored',
  status: 202,
  input: emailInput,
  counts: [
    { act: 'a mail with a link, from an address', of: (_input, { ip }) => ip },
    { act: 'a mail with a link', of: ({ email }) => email },
  ],
  run: async ({ email }, { db }) => {
    await askForLink(db, 'own-data', email)
    return {}
  },
})
