import { appealInput } from '#contracts/moderation.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { loadAppealed } from './loadAppealed.ts'
import { insertAppeal } from './queries/appeals.ts'

/** POST /appeal: what somebody says against a decision about them, once. Who is suspended cannot sign in to say it. */
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
