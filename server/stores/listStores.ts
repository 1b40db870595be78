import { type StorePage, storesInput } from '#contracts/stores.ts'
import { wordsOf } from '#server/platform/db/words.ts'
import { read } from '#server/platform/http/index.ts'
import { canKeepStores } from './policy.ts'
import { countStores, findStores } from './queries.ts'
import { storeView } from './views.ts'

/** GET /api/stores: enterprises with an impact, by name; the coupon for those who have signed in. */
export const listStores = read({
  access: 'guest',
  input: storesInput,
  run: async ({ category, query, page, limit }, { viewer, db }): Promise<StorePage> => {
    const question = { category, words: wordsOf(query) }
    const [rows, total] = await Promise.all([
      findStores(db, question, { limit, offset: (page - 1) * limit }),
      countStores(db, question),
    ])
    return {
      data: rows.map((row) => storeView(row, viewer)),
      meta: { total, limit, page, isLastPage: page * limit >= total },
      can: { add: canKeepStores(viewer) },
    }
  },
})
