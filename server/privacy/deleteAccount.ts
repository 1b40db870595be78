import { deleteAccountInput } from '#contracts/account.ts'
import { hour } from '#lib/durations.ts'
import { proveById } from '#server/account/index.ts'
import { refuse, slowDeed } from '#server/platform/http/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { eraseOf } from './rooms.ts'

/**
 * DELETE /user/{id}: erases the viewer's account and all it left, at once and for good. 403 for anybody else's, and
 * without a proof that it is really them.
 */
export const deleteAccount = slowDeed({
  access: 'user',
  status: 204,
  unvalidated: true,
  input: deleteAccountInput,
  counts: [{ act: 'a proof of oneself' }],
  run: async ({ id, password, tokenSocialNetWork }, { viewer, db, now }) => {
    if (id !== viewer.id) throw refuse('notAllowed')
    const { email } = await proveById(db, id, { password, tokenSocialNetWork })
    await db.transaction(async (tx) => {
      await eraseOf(tx, { id, email })
      // What another device of theirs was writing at this very moment may land after it.
      await addJob(tx, 'privacy.erase-rest', { id }, { runAt: new Date(now.getTime() + hour) })
    })
  },
})
