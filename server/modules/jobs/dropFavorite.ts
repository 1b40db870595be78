import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { deleteFavorite } from './queries/favorites.ts'

/** DELETE /jobs/{id}/favorite: removes a favourite, even if its offer no longer exists. */
export const dropFavorite = mutation({
  access: 'volunteer',
  input: idInput,
  run: async ({ id }, { viewer, db }) => {
    await deleteFavorite(db, viewer.id, id)
    return { favorite: false }
  },
})
