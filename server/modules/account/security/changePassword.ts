import { changePasswordInputFor } from '#contracts/account.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { replacePassword } from '../queries/accounts.ts'
import { rememberDevice } from '../sessions/knownDevices.ts'
import { proveById } from '../sessions/proof.ts'
import { assertHardToGuess, hashPassword } from './passwords.ts'
import { cancelAfter, warnOwner } from './securityActs.ts'
import { underPasswordMax } from './underPasswordMax.ts'

/** PUT /password: sets a new password (a first one for Google accounts), ends other sessions and cancels pending links. */
export const changePassword = mutation({
  transaction: false,
  access: 'user',
  withoutAge: true,
  status: 204,
  input: underPasswordMax(changePasswordInputFor),
  counts: [{ act: 'a proof of oneself' }],
  run: async ({ newPassword, password, tokenSocialNetWork }, { viewer, db, now, request }) => {
    const account = await proveById(db, viewer.id, { password, tokenSocialNetWork }, request)
    assertHardToGuess(newPassword, 'newPassword', account)
    const passwordHash = await hashPassword(newPassword, request)
    await db.transaction(async (tx) => {
      if (!(await replacePassword(tx, account, passwordHash, now))) throw apiError('conflict')
      await cancelAfter('passwordChanged', tx, account.id, { now, sessionId: viewer.sessionId })
      await warnOwner(tx, account, 'password-changed', now)
    })
    rememberDevice(request, { id: account.id, passwordHash }, now)
  },
})
