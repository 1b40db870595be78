import { validationLinkInput } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { type AccountRow, claimEmail, lockAccount } from '../queries/accounts.ts'
import { isReserved } from '../queries/links.ts'
import { mailLink } from '../security/links.ts'
import { cancelAfter } from '../security/securityActs.ts'
import { freeAddress } from './eraseUnvalidated.ts'

/** PUT /validate/email: corrects a mistyped address before it is validated. 202 also for an address that is taken. */
export const correctEmail = mutation({
  access: 'user',
  unvalidated: true,
  status: 202,
  input: validationLinkInput,
  counts: [{ act: 'a mail with a link', of: ({ email }) => email }],
  run: async ({ email, returnTo }, { viewer, db, now }) => {
    const account = await lockAccount(db, viewer.id)
    if (!account) throw apiError('notSignedIn')
    if (account.validatedAt) throw apiError('alreadyValidated')
    const corrected = account.email === email ? account : await moveTo(db, account, email, now)
    if (corrected) await mailLink(db, corrected, 'validate', now, { about: returnTo })
    return {}
  },
})

async function moveTo(db: Db, account: AccountRow, email: string, now: Date): Promise<AccountRow | null> {
  if (await isReserved(db, email, now, account.id)) return null
  await freeAddress(db, email, now)
  const moved = await claimEmail(db, account.id, email, now)
  if (moved) await cancelAfter('emailCorrected', db, account.id, { now })
  return moved
}
