import { idInput } from '#contracts/rules.ts'
import { deed } from '#server/platform/http/index.ts'
import { deleteFavorite } from './queries/favorites.ts'

/** DELETE /jobs/{id}/favorite: also of an offer that is not there any more. */
export const dropFavorite = deed({
  access: 'volunteer',
  input: idInput,
  run: async ({ id }, { viewer, db }) => {
    await deleteFavorite(db, viewer.id, id)
    return { favorite: false }
  },
})
