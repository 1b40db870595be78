import { object } from 'yup'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { findMeWithCounts } from './queries/counts.ts'

/**
 * Returns what every signed-in page shows: the own account, the counts of the bell, and the id of the newest event, after
 * which the live stream of the page continues, so that no event is missed.
 */
export const readVisitor = query({
  access: 'user',
  unvalidated: true,
  input: object({}),
  run: async (_input, { viewer, db }) => {
    const { me, other } = await findMeWithCounts(db, viewer.id, platform().clock.now())
    const { newestEvent, ...count } = other
    return { me, count, newestEvent }
  },
})
