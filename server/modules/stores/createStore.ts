import { type Store, storeInput } from '#contracts/stores.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { insertStore } from './queries.ts'
import { storeView } from './views.ts'

/** POST /api/stores: adds an enterprise; moderators only. */
export const createStore = mutation({
  access: 'moderator',
  status: 201,
  input: storeInput,
  run: async (input, { viewer, db, now }): Promise<Store> => {
    await assertOwnMedia(db, viewer.id, input.image ? [input.image] : [], ['store'], () => 'image')
    return storeView(await insertStore(db, { ...input, id: newId(), createdAt: now }), viewer)
  },
})
