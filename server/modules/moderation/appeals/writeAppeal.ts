import { appealInput } from '#contracts/moderation.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { insertAppeal } from '../queries/appeals.ts'
import { loadAppealed } from './loadAppealed.ts'

/** POST /appeal: saves an appeal against a decision about the caller, once. It needs no session, since a suspended account cannot sign in. */
export const writeAppeal = mutation({
  access: 'guest',
  status: 202,
  input: appealInput,
  counts: [{ act: 'a report' }],
  run: async ({ text, ...params }, { db, viewer, now }) => {
    const { id, ownerId } = await loadAppealed(params, { db, viewer, now })
    if (!(await insertAppeal(db, { decisionId: id, ownerId, text, createdAt: now }))) {
      throw apiError('appealedAlready')
    }
  },
})
