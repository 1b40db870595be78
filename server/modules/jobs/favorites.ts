import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { loadVisibleJob } from './loadJob.ts'
import { allows } from './policy.ts'
import { deleteFavorite, insertFavorite } from './queries/favorites.ts'
import { lockJob } from './queries/jobs.ts'

/** POST /jobs/{id}/favorite: a volunteer saves an offer; saving it again changes nothing. */
export const saveFavorite = mutation({
  access: 'volunteer',
  input: idInput,
  run: async ({ id }, { viewer, db, now }) => {
    await lockJob(db, id, 'share')
    const job = await loadVisibleJob(id, { db, viewer, now })
    if (!allows('save', viewer, job, now)) throw apiError('notAllowed')
    await insertFavorite(db, viewer.id, id, now)
    return { favorite: true }
  },
})

/** DELETE /jobs/{id}/favorite: removes a favourite, even if its offer no longer exists. */
export const removeFavorite = mutation({
  access: 'volunteer',
  input: idInput,
  run: async ({ id }, { viewer, db }) => {
    await deleteFavorite(db, viewer.id, id)
    return { favorite: false }
  },
})
