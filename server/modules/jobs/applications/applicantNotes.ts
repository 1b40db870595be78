import { messageApplicantsInput, noteInput, shortlistInput } from '#contracts/applications.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { loadOwnJob } from '../loadJob.ts'
import { saveApplicantMessages, saveNote, saveShortlisted } from '../queries/applicantNotes.ts'
import { queueMessage } from '../work.ts'
import { loadApplication } from './loadApplication.ts'

/** PUT /job/application/shortlist: puts applicants on the organisation's shortlist or takes them off; they never learn of it. */
export const shortlistApplicants = mutation({
  access: 'user',
  input: shortlistInput,
  status: 204,
  run: async ({ job_id, ids, shortlisted }, { viewer, db, now }) => {
    const job = await loadOwnJob(job_id, 'seeApplicants', { db, viewer, now })
    await saveShortlisted(db, { jobId: job.id, ownerId: viewer.id, ids, now }, shortlisted)
  },
})

/** PUT /job/application/{id}/note: the organisation's private note about an applicant; "" deletes it. */
export const saveApplicantNote = mutation({
  access: 'user',
  input: noteInput,
  status: 204,
  run: async ({ id, note }, { viewer, db, now }) => {
    const { ownerId } = await loadApplication(id, { db, viewer, now })
    if (ownerId !== viewer.id) throw apiError('notAllowed')
    if (!(await saveNote(db, { applicationId: id, ownerId, note, updatedAt: now })))
      throw apiError('notFound')
  },
})

/** POST /job/application/message: writes to several applicants, to each in their own conversation, by the queue. */
export const messageApplicants = mutation({
  access: 'user',
  input: messageApplicantsInput,
  status: 202,
  idempotent: true,
  counts: [{ act: 'a message', times: ({ ids }) => ids.length }],
  run: async ({ job_id, ids, message: text }, { viewer, db, now }) => {
    const job = await loadOwnJob(job_id, 'seeApplicants', { db, viewer, now })
    const id = newId()
    const chosen = { jobId: job.id, ids, hidden: await blockedIds(db, viewer) }
    const sent = await saveApplicantMessages(db, chosen, { id, text })
    if (sent > 0) await queueMessage(db, id)
    return { sent }
  },
})
