import { object } from 'yup'
import type { HiddenThing } from '#contracts/moderation.ts'
import { query } from '#server/platform/http/index.ts'
import { findHiddenThings } from './queries/reports.ts'

/** GET /hidden: lists the reported subjects that the caller hid, newest first. */
export const listHidden = query({
  access: 'user',
  input: object({}),
  run: async (_input, { viewer, db }): Promise<HiddenThing[]> =>
    (await findHiddenThings(db, viewer.id)).map(({ kind, subjectId }) => ({ kind, id: subjectId })),
})
