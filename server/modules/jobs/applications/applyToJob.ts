import { type ApplyInput, applyInput } from '#contracts/applications.ts'
import { factsView } from '#server/modules/account/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { together } from '#server/platform/db/together.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { canJoinWaitingList, findApplyError } from '../policy.ts'
import { addApplication, findApplication, toShown } from '../queries/applications.ts'
import { findJobToApply, lockJob, type ShownJob } from '../queries/jobs.ts'
import type { StoredAnswer } from '../tables.ts'
import { showApplication } from './loadApplication.ts'
import { notifyApplied } from './notify.ts'
import { publishChange } from './publishChange.ts'
import { queueWaitingList } from './waitingList.ts'

/**
 * POST /job/apply: a volunteer answers an offer's questions; the organisation gets an email and a chat message. Of a full
 * offer they join the waiting list, if they ask for it.
 */
export const applyToJob = mutation({
  access: 'volunteer',
  input: applyInput,
  counts: [{ act: 'an application' }],
  status: 201,
  idempotent: true,
  run: async (input, { viewer, db, now }) => {
    // Read after it is locked.
    const [, job] = await together([
      lockJob(db, input.job_id, 'share'),
      findJobToApply(db, input.job_id, viewer.id),
    ])
    if (!job || job.status === 'draft') throw apiError('notFound')
    if (job.blocked) throw apiError('blocked')
    const error = findApplyError(viewer, job, job.applicant && factsView(job.applicant), now)
    const joinsList = input.waitingList && canJoinWaitingList(error)
    if (error && !joinsList) throw apiError(error)
    const application = {
      ...{ id: newId(), jobId: job.id, volunteerId: viewer.id, createdAt: now },
      status: joinsList ? ('waitlisted' as const) : ('pending' as const),
      answers: answersTo(job, input.answers),
    }
    await addApplication(db, application)
    // The organisation is told once there is something to decide.
    if (joinsList) await queueWaitingList(db, job.id)
    else await notifyApplied(db, { ...application, job }, job)
    await publishChange(db, job, [application])
    const saved = joinsList ? await findApplication(db, application.id) : toShown(application, job)
    if (!saved) throw apiError('notFound')
    return showApplication(saved, { viewer, now })
  },
})

/** Pairs each question, worded as now, with its answer. Throws `malformed` with the index of each unanswered one. */
function answersTo(
  { questions }: Pick<ShownJob, 'questions'>,
  answers: ApplyInput['answers'],
): StoredAnswer[] {
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
