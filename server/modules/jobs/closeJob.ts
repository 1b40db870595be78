import { closeJobInput } from '#contracts/jobs.ts'
import { blockedIds } from '#server/modules/blocks/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db, Tx } from '#server/platform/db/index.ts'
import { mutation } from '#server/platform/http/index.ts'
import { nextVersion } from '#server/platform/versions.ts'
import { publishDecisions } from './applications/publishChange.ts'
import { queueNotifications } from './applications/queueNotifications.ts'
import { endWaitingList } from './applications/waitingList.ts'
import { lockOwnJob, showJob } from './loadJob.ts'
import { saveApplicantMessages } from './queries/applicantNotes.ts'
import { countApplications, findConcerned, refuseAllPending, type Touched } from './queries/applications.ts'
import { type ShownJob, updateJobRow } from './queries/jobs.ts'
import { undoUntil } from './undo.ts'
import { measureResponseTimes, queueMessage } from './work.ts'

/**
 * POST /jobs/{id}/close: ends applications. Pending ones are refused, or their applicants learn that a decision may still
 * come; either way they get the organisation's `message`, in the email and in their conversation, when there is one. Those
 * on the waiting list leave it and get the email.
 */
export const closeJob = mutation({
  access: 'user',
  input: closeJobInput,
  counts: [
    {
      act: 'a message',
      times: ({ id, message }, { db }) => (message ? countWritten(db, id) : 0),
    },
  ],
  run: async ({ id, refusePending, message }, { viewer, db, now }) => {
    const job = await lockOwnJob(id, 'close', { db, viewer, now })
    const isOpen = job.status !== 'closed'
    const closedAt = nextVersion(job.updatedAt, now)
    if (isOpen) await updateJobRow(db, id, { status: 'closed', updatedAt: closedAt })
    await endWaitingList(db, job, message)
    if (refusePending) {
      const refused = await refuseAllPending(db, id, now, undoUntil(now))
      await publishDecisions(db, job, refused, undoUntil(now))
      await queueNotifications(db, 'refused', job, refused, { message })
      await measureResponseTimes(db, job.ownerId)
      await sendMessage({ db, viewer, now }, job, 'refused', refused, message)
    } else if (isOpen) {
      const waiting = await findConcerned(db, id, ['pending'])
      await queueNotifications(db, 'closed', job, waiting, { message, version: closedAt.toISOString() })
      await sendMessage({ db, viewer, now }, job, 'pending', waiting, message)
    }
    return showJob(id, { db, viewer, now })
  },
})

/** How many get the message: those whose application is pending, and those on the waiting list. */
async function countWritten(db: Db, jobId: string): Promise<number> {
  const pending = await countApplications(db, jobId, { status: 'pending' })
  return pending + (await countApplications(db, jobId, { status: 'waitlisted' }))
}

type Context = { db: Tx; viewer: Viewer; now: Date }

/** Writes the message into each conversation; of a refusal nothing is said while it can be undone. */
async function sendMessage(
  { db, viewer, now }: Context,
  { id: jobId }: ShownJob,
  closing: 'refused' | 'pending',
  applicants: readonly Touched[],
  text: string,
): Promise<void> {
  if (!text) return
  const ids = applicants.map(({ id }) => id)
  const message = { id: newId(), text }
  const sent = await saveApplicantMessages(db, { jobId, ids, hidden: await blockedIds(db, viewer) }, message)
  const after = closing === 'refused' ? { after: undoUntil(now) } : {}
  if (sent > 0) await queueMessage(db, message.id, { ...after, closing })
}
