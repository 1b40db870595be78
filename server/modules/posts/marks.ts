import type { Hidden, Saved } from '#contracts/posts.ts'
import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { lockVisiblePost } from './load.ts'
import { mayWithPost } from './policy.ts'
import { deleteHidden, deleteSaved, insertHidden, insertSaved } from './queries/marks.ts'
import { showTo } from './show.ts'

/** POST /posts/{id}/save: adds a post to those that the caller saved; nobody else learns of it. */
export const savePost = mutation({
  access: 'user',
  withoutAge: true,
  input: idInput,
  run: async ({ id }, { viewer, db }): Promise<Saved> => {
    await lockVisiblePost(id, 'deletion', await showTo(db, viewer))
    await insertSaved(db, viewer.id, id)
    return { saved: true }
  },
})

/** DELETE /posts/{id}/save: removes a post from those that the caller saved, also one that they see no longer. */
export const unsavePost = mutation({
  access: 'user',
  withoutAge: true,
  input: idInput,
  run: async ({ id }, { viewer, db }): Promise<Saved> => {
    await deleteSaved(db, viewer.id, id)
    return { saved: false }
  },
})

/** POST /posts/{id}/hide: leaves a post of another account out of all lists of the caller; nobody else learns of it. */
export const hidePost = mutation({
  access: 'user',
  withoutAge: true,
  input: idInput,
  run: async ({ id }, { viewer, db, now }): Promise<Hidden> => {
    const post = await lockVisiblePost(id, 'deletion', await showTo(db, viewer))
    if (!mayWithPost('hide', viewer, post)) throw apiError('notAllowed')
    await insertHidden(db, viewer.id, id, now)
    return { hidden: true }
  },
})

/** DELETE /posts/{id}/hide: shows a hidden post in lists again. */
export const unhidePost = mutation({
  access: 'user',
  withoutAge: true,
  input: idInput,
  run: async ({ id }, { viewer, db }): Promise<Hidden> => {
    await deleteHidden(db, viewer.id, id)
    return { hidden: false }
  },
})
