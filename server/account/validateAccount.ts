import { type SignedIn, validateInput } from '#contracts/account.ts'
import type { Db } from '#server/platform/db/index.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { freeAddress } from './eraseUnvalidated.ts'
import { followLink } from './links.ts'
import { type AccountRow, takeEmail, updateAccount } from './queries/accounts.ts'
import type { LinkRow } from './queries/links.ts'
import { cancelAfter } from './securityActs.ts'
import { refreshViewers } from './sessions.ts'
import { signIn } from './signIn.ts'
import { welcome } from './welcome.ts'

/** POST /validate: follows a link that proves an address, of a new account or of a changed one. 410 the second time. */
export const validateAccount = deed({
  access: 'guest',
  bearer: 'ignored',
  input: validateInput,
  run: async ({ token, privacy }, { db, now, request }): Promise<SignedIn> => {
    const { link, account } = await followLink(db, token, ['validate', 'change-email'], now)
    if (!account.privacyAcceptedAt && !privacy) throw refuse('privacyNotAccepted')
    if (link.email !== account.email) await moveTo(db, account, link, now)
    const validated = await updateAccount(db, account.id, {
      validatedAt: account.validatedAt ?? now,
      privacyAcceptedAt: account.privacyAcceptedAt ?? now,
      updatedAt: now,
    })
    await cancelAfter(link.purpose === 'validate' ? 'validated' : 'emailChangeConfirmed', db, account.id, {
      now,
    })
    if (!account.validatedAt) await welcome(db, account, now)
    await refreshViewers(db, account.id)
    return signIn(db, validated ?? account, { now, request })
  },
})

/** Takes the new address, also from somebody who signed up with it and never proved that it is theirs. */
async function moveTo(db: Db, account: AccountRow, link: LinkRow, now: Date): Promise<void> {
  if (link.purpose !== 'change-email') throw refuse('gone')
  await freeAddress(db, link.email, now, 0)
  if (!(await takeEmail(db, account.id, link.email, now))) throw refuse('emailTaken')
}
