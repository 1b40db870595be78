import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { deleteStoreRow } from './queries.ts'

/** DELETE /api/stores/{id}: deletes an enterprise; moderators only. */
export const deleteStore = mutation({
  access: 'moderator',
  status: 204,
  input: idInput,
  run: async ({ id }, { db }) => {
    if (!(await deleteStoreRow(db, id))) throw apiError('notFound')
  },
})
