import { object } from 'yup'
import { mutation } from '#server/platform/http/index.ts'
import { openWithTus } from './tus/handle.ts'

/** POST /api/media/tus: begins a large upload; 413 for one that is too large, before any bytes arrive. */
export const openUpload = mutation({
  transaction: false,
  access: 'user',
  input: object({}),
  counts: [{ act: 'an upload' }],
  body: 'stream',
  status: 201,
  run: (_input, context) => openWithTus(context),
})
