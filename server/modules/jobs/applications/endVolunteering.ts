import { userIdInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { endVolunteerings } from '../queries/volunteerings.ts'

/** DELETE /volunteers/{userId}: ends a volunteer's service at the caller's organisation; they may still rate it. */
export const endVolunteering = mutation({
  access: 'organisation',
  input: userIdInput,
  status: 204,
  run: async ({ userId }, { viewer, db, now }) => {
    if (!(await endVolunteerings(db, viewer.id, userId, now))) throw apiError('notFound')
  },
})
