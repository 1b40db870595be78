import { type ResetLink, resetLinkInput, resetPasswordInputFor } from '#contracts/account.ts'
import { mutation, query } from '#server/platform/http/index.ts'
import { updateAccount } from '../queries/accounts.ts'
import { rememberDevice } from '../sessions/knownDevices.ts'
import { followLink, readLink } from './links.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { cancelAfter, warnOwner } from './securityActs.ts'
import { underPasswordMax } from './underPasswordMax.ts'

/** GET /password/reset: checks a link before the reader chooses a password; 410 when it is no longer valid. */
export const checkResetLink = query({
  access: 'guest',
  bearer: 'ignored',
  input: resetLinkInput,
  run: async ({ token }, { db, now }): Promise<ResetLink> => {
    const { link } = await readLink(db, token, ['reset-password'], now)
    return { expiresAt: link.expiresAt.toISOString() }
  },
})

/** POST /password/reset: sets a new password by an emailed link and signs out every device. 410 the second time. */
export const resetPassword = mutation({
  transaction: false,
  access: 'guest',
  bearer: 'ignored',
  status: 204,
  input: underPasswordMax(resetPasswordInputFor),
  run: async ({ token, password }, { db, now, request }) => {
    // Checked before the slow hash, so that only a valid link causes that work.
    const { account: owner } = await readLink(db, token, ['reset-password'], now)
    assertHardToGuess(password, 'password', owner)
    const passwordHash = await hashPassword(password, request)
    await db.transaction(async (tx) => {
      const { account } = await followLink(tx, token, ['reset-password'], now)
      await updateAccount(tx, account.id, { passwordHash, updatedAt: now })
      await cancelAfter('passwordReset', tx, account.id, { now })
      await warnOwner(tx, account, 'password-changed', now)
      // A known device can sign in while strangers' guesses lock the account.
      rememberDevice(request, { id: account.id, passwordHash }, now)
    })
  },
})
