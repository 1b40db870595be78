import type { StoppedChange } from '#contracts/account.ts'
import { linkInput } from '#contracts/rules.ts'
import { deed, refuse } from '#server/platform/http/index.ts'
import { followLink, linkToNewPassword } from './links.ts'
import { takeEmail } from './queries/accounts.ts'
import { cancelAfter } from './securityActs.ts'

/**
 * POST /email/stop: by the link that went to the old address of a change, before or after it was confirmed. The account
 * has that address again, nobody is signed in to it, and its password has to be chosen anew. 410 the second time.
 */
export const stopChange = deed({
  access: 'guest',
  bearer: 'ignored',
  input: linkInput,
  run: async ({ token }, { db, now }): Promise<StoppedChange> => {
    const { link, account } = await followLink(db, token, ['stop-change'], now)
    const owner = account.email === link.email ? account : await takeEmail(db, account.id, link.email, now)
    if (!owner) throw refuse('emailTaken')
    await cancelAfter('emailChangeStopped', db, owner.id, { now, linkedAt: link.createdAt })
    return { resetToken: (await linkToNewPassword(db, owner, now)) ?? '' }
  },
})
