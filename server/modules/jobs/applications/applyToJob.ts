import { type ApplyInput, applyInput } from '#contracts/applications.ts'
import { volunteerFacts } from '#server/modules/account/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { findApplyError } from '../policy.ts'
import { insertApplication } from '../queries/applications.ts'
import { findJob, lockJob, type ShownJob } from '../queries/jobs.ts'
import type { StoredAnswer } from '../tables.ts'
import { showApplication } from './loadApplication.ts'
import { notifyApplied } from './notify.ts'

/** POST /job/apply: a volunteer answers an offer's questions; the organisation gets an email and a chat message. */
export const applyToJob = mutation({
  access: 'volunteer',
  input: applyInput,
  counts: [{ act: 'an application' }],
  status: 201,
  idempotent: true,
  run: async (input, { viewer, db, now }) => {
    await lockJob(db, input.job_id, 'share')
    const job = await findJob(db, input.job_id, viewer.id)
    if (!job || job.status === 'draft') throw apiError('notFound')
    if (job.blocked) throw apiError('blocked')
    const error = findApplyError(viewer, job, await volunteerFacts(db, viewer.id), now)
    if (error) throw apiError(error)
    const id = newId()
    const answers = answersTo(job, input.answers)
    const application = { id, jobId: job.id, volunteerId: viewer.id, answers, createdAt: now }
    const saved = await insertApplication(db, application)
    if (!saved) throw apiError('alreadyApplied')
    await notifyApplied(db, { id, volunteerId: viewer.id, job })
    const { title, ownerId, categories } = job
    return showApplication({ ...saved, title, ownerId, categories }, { db, viewer, now })
  },
})

/** Pairs each question, worded as now, with its answer. Throws `malformed` with the index of each unanswered one. */
function answersTo({ questions }: ShownJob, answers: ApplyInput['answers']): StoredAnswer[] {
  const byQuestion = new Map(answers.map(({ question_id, answer }) => [question_id, answer]))
  const missing = questions.flatMap(({ id }, index) =>
    byQuestion.has(id) ? [] : [`answers.${index}.answer`],
  )
  if (missing.length > 0) {
    throw apiError('malformed', { fields: Object.fromEntries(missing.map((at) => [at, 'answer-required'])) })
  }
  return questions.map(({ id, question }) => ({
    question_id: id,
    question,
    answer: byQuestion.get(id) ?? '',
  }))
}
