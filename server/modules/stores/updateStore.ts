import { type Store, updateStoreInput } from '#contracts/stores.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { findShownImages, replaceStore } from './queries.ts'
import { storeView } from './views.ts'

/** PUT /api/stores/{id}: replaces every field; the current image may stay, even if another moderator uploaded it. */
export const updateStore = mutation({
  access: 'moderator',
  input: updateStoreInput,
  run: async ({ id, ...store }, { viewer, db }): Promise<Store> => {
    const isNew = store.image !== '' && (await findShownImages(db, [store.image])).length === 0
    await assertOwnMedia(db, viewer.id, isNew ? [store.image] : [], ['store'], () => 'image')
    const saved = await replaceStore(db, id, store)
    if (!saved) throw apiError('notFound')
    return storeView(saved, viewer)
  },
})
