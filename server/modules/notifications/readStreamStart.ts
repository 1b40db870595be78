import { object } from 'yup'
import { query } from '#server/platform/http/index.ts'
import { newestEventId } from '#server/platform/live/queries.ts'

/** The last event that a page knows of when it is made: its stream goes on behind it, so nothing falls in between. */
export const readStreamStart = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }) => String(await newestEventId(db, viewer.id)),
})
