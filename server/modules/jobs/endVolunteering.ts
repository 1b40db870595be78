import { userIdInput } from '#contracts/rules.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { endVolunteerings } from './queries/volunteerings.ts'

/** DELETE /volunteers/{userId}: ends what someone does for one's organisation; they keep the right to rate it. */
export const endVolunteering = mutation({
  access: 'organisation',
  input: userIdInput,
  status: 204,
  run: async ({ userId }, { viewer, db, now }) => {
    if (!(await endVolunteerings(db, viewer.id, userId, now))) throw apiError('notFound')
  },
})
