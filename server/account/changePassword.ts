import { changePasswordInputFor } from '#contracts/account.ts'
import { refuse, slowDeed } from '#server/platform/http/index.ts'
import { rememberDevice } from './knownDevices.ts'
import { hashPassword, refuseGuessable } from './passwords.ts'
import { proveById } from './proof.ts'
import { replacePassword } from './queries/accounts.ts'
import { closeLinks } from './queries/links.ts'
import { endSessions } from './sessions.ts'
import { underPasswordMax } from './underPasswordMax.ts'

/** PUT /password: a new password (a first one for Google accounts); every other device is signed out. */
export const changePassword = slowDeed({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: underPasswordMax(changePasswordInputFor),
  counts: [{ act: 'a proof of oneself' }],
  run: async ({ newPassword, password, tokenSocialNetWork }, { viewer, db, now, request }) => {
    const account = await proveById(db, viewer.id, { password, tokenSocialNetWork })
    refuseGuessable(newPassword, 'newPassword', account)
    const passwordHash = await hashPassword(newPassword, request)
    await db.transaction(async (tx) => {
      if (!(await replacePassword(tx, account, passwordHash, now))) throw refuse('conflict')
      await closeLinks(tx, account.id, ['reset-password'], now)
      await endSessions(tx, account.id, viewer.sessionId)
    })
    rememberDevice(request, { id: account.id, passwordHash }, now)
  },
})
