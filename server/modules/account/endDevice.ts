import { idInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { endSession } from './sessions.ts'

/** DELETE /sessions/{id}: signs out one of the caller's devices. */
export const endDevice = mutation({
  access: 'user',
  unvalidated: true,
  status: 204,
  input: idInput,
  run: async ({ id }, { viewer, db }) => {
    if (!(await endSession(db, id, viewer.id))) throw apiError('notFound')
  },
})
