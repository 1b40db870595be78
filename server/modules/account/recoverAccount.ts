import type { NewPasswordLink } from '#contracts/account.ts'
import { linkInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { ownersLinks } from './policy.ts'
import { claimEmail } from './queries/accounts.ts'
import { followLink, linkToNewPassword } from './security/links.ts'
import { cancelAfter } from './security/securityActs.ts'

/**
 * POST /not-me: takes an account back by the link of a security warning: of a change of address (also a confirmed
 * one), a new password, a new device, a Google link or a reused token. The account gets the warned address back, every
 * session ends, and a new password has to be chosen. 410 the second time.
 */
export const recoverAccount = mutation({
  access: 'guest',
  bearer: 'ignored',
  input: linkInput,
  run: async ({ token }, { db, now }): Promise<NewPasswordLink> => {
    const { link, account } = await followLink(db, token, ownersLinks, now)
    const owner = account.email === link.email ? account : await claimEmail(db, account.id, link.email, now)
    if (!owner) throw apiError('emailTaken')
    await cancelAfter('saidNotMe', db, owner.id, { now, linkedAt: link.createdAt })
    return { resetToken: (await linkToNewPassword(db, owner, now)) ?? '' }
  },
})
