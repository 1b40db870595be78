import { deleteAccountInput, ownDataInput } from '#contracts/account.ts'
import { hour } from '#lib/durations.ts'
import { followOwnDataLink, forgetDevice, proveById } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { erasePersonalData } from './modules.ts'

/**
 * DELETE /user/{id}: erases the viewer's account and its contents at once and for good. 403 for another account, and
 * without a proof of identity.
 */
export const deleteAccount = mutation({
  transaction: false,
  access: 'user',
  status: 204,
  unvalidated: true,
  input: deleteAccountInput,
  counts: [{ act: 'a proof of oneself' }],
  run: async ({ id, password, tokenSocialNetWork }, { viewer, db, now, request }) => {
    if (id !== viewer.id) throw apiError('notAllowed')
    const account = await proveById(db, id, { password, tokenSocialNetWork }, request)
    await db.transaction((tx) => erase(tx, account, now))
    forgetDevice(request, account, now)
  },
})

/** POST /own-data/erase: erases a suspended account by its emailed link. */
export const deleteAccountByLink = mutation({
  access: 'guest',
  bearer: 'ignored',
  status: 204,
  input: ownDataInput,
  run: async ({ token }, { db, now }) => erase(db, await followOwnDataLink(db, token, now), now),
})

async function erase(db: Db, { id, email }: { id: string; email: string }, now: Date): Promise<void> {
  await erasePersonalData(db, { id, email })
  // A concurrent request of another device may still write after the erasure.
  await addJob(db, 'privacy.erase-rest', { id }, { runAt: new Date(now.getTime() + hour) })
}
