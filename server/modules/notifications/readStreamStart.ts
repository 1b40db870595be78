import { object } from 'yup'
import { query } from '#server/platform/http/index.ts'
import { newestEventId } from '#server/platform/live/queries.ts'

/** Returns the id of the last event before a page is rendered; its stream continues after it, so that no event is missed. */
export const readStreamStart = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }) => String(await newestEventId(db, viewer.id)),
})
