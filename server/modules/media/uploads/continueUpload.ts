import { idInput } from '#contracts/rules.ts'
import { mutation } from '#server/platform/http/index.ts'
import { handleTus } from './tus/handle.ts'

/** HEAD, PATCH, DELETE /api/media/tus/{id}: returns an upload's progress, continues it or cancels it. */
export const continueUpload = mutation({
  transaction: false,
  access: 'user',
  input: idInput,
  body: 'stream',
  run: ({ id }, context) => handleTus(id, context),
})
