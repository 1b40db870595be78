import { duplicateJobInput } from '#contracts/jobs.ts'
import { newId } from '#server/platform/db/ids.ts'
import { mutation } from '#server/platform/http/index.ts'
import { loadOwnJob, showJob } from './loadJob.ts'
import { getState } from './policy.ts'
import { describeOwner, insertJob } from './queries/jobs.ts'

/** POST /jobs/{id}/duplicate: creates a draft with the offer's texts, images and questions, without its applications or views. */
export const duplicateJob = mutation({
  access: 'user',
  input: duplicateJobInput,
  counts: [{ act: 'an offer' }],
  run: async ({ id, withoutDates }, { viewer, db, now }) => {
    const job = await loadOwnJob(id, 'edit', { db, viewer, now })
    const { favorite: _, taken: _a, applicationId: _b, applicationStatus: _c, undoUntil: _d, ...stored } = job
    const isOver = getState({ ...job, status: 'published' }, now) === 'over'
    const copy = {
      ...stored,
      ...(isOver || withoutDates ? { deadline: null, closesAt: null } : {}),
      ...(withoutDates ? { startDate: null } : {}),
      id: newId(),
      ...(await describeOwner(db, viewer.id)),
      status: 'draft' as const,
      questions: job.questions.map(({ question }) => ({ id: newId(), question })),
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
    }
    await insertJob(db, copy)
    return showJob(copy.id, { db, viewer, now })
  },
})
