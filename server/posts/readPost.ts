import { idInput } from '#contracts/rules.ts'
import { read } from '#server/platform/http/index.ts'
import { showPost } from './show.ts'

/** GET /posts/{id}: a post by itself; 404 across a block. */
export const readPost = read({
  access: 'user',
  input: idInput,
  run: ({ id }, { viewer, db }) => showPost(id, { db, viewer }),
})
