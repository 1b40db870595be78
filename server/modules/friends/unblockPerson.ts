import { userIdInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { deleteBlock } from './queries/blocks.ts'

/** DELETE /block/{userId}: lets somebody see and reach one again; what was connected is not connected by it. */
export const unblockPerson = mutation({
  access: 'user',
  withoutAge: true,
  status: 204,
  input: userIdInput,
  run: async ({ userId }, { viewer, db }) => {
    await deleteBlock(db, viewer.id, userId)
  },
})
