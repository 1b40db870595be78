import { idInput } from '#contracts/rules.ts'
import { query } from '#server/platform/http/index.ts'
import { showPost } from './show.ts'

/** GET /posts/{id}: returns one post; 404 between blocked accounts. */
export const readPost = query({
  access: 'user',
  input: idInput,
  run: ({ id }, { viewer, db }) => showPost(id, { db, viewer }),
})
