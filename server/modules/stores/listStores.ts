import { type StorePage, storesInput } from '#contracts/stores.ts'
import { getWords } from '#server/platform/db/words.ts'
import { query } from '#server/platform/http/index.ts'
import { getPage, toBounds } from '#server/platform/paging.ts'
import { canManageStores } from './policy.ts'
import { countStores, findStores } from './queries.ts'
import { storeView } from './views.ts'

/** GET /api/stores: lists enterprises with an impact by name; coupons are for validated viewers. */
export const listStores = query({
  access: 'guest',
  input: storesInput,
  run: async ({ category, query, ...paging }, { viewer, db }): Promise<StorePage> => {
    const params = { category, words: getWords(query) }
    const [rows, total] = await Promise.all([
      findStores(db, params, toBounds(paging)),
      countStores(db, params),
    ])
    const data = rows.map((row) => storeView(row, viewer))
    return {
      ...getPage(data, total, paging),
      can: { add: canManageStores(viewer) },
    }
  },
})
