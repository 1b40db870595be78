import { hour } from '#lib/durations.ts'
import type { Db, Tx } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, addJobs } from '#server/platform/work/index.ts'
import type { EmailJob } from '../emails.ts'
import { getPlacesLeft, getState } from '../policy.ts'
import type { Touched } from '../queries/applications.ts'
import { findJob, lockJob, type OneJob } from '../queries/jobs.ts'
import {
  deleteUnanswered,
  deleteWaitingList,
  findListsOf,
  findNextEnd,
  offerPlaces,
  prolongPlaces,
  shortenPlaces,
} from '../queries/waitingList.ts'
import { publishChange } from './publishChange.ts'
import { queueNotifications } from './queueNotifications.ts'

/** How long somebody has to take a place that became free. */
const timeToAnswer = 48 * hour
/** As many places as are offered in one transaction; the next one goes on. */
const mostAtOnce = 100

/** Queues a look at an offer's waiting list, in the transaction that may have freed a place; `runAt` for one that will. */
export const queueWaitingList = (db: Db, jobId: string, runAt?: Date): Promise<void> =>
  addJob(db, 'jobs.waiting-list', { jobId }, runAt && { runAt })

/** The same of several offers. */
export const queueWaitingLists = (db: Db, jobIds: readonly string[]): Promise<void> =>
  addJobs(
    db,
    'jobs.waiting-list',
    jobIds.map((jobId) => ({ jobId })),
  )

/**
 * Goes on with the list of an offer that was hidden. Nobody could say yes meanwhile, so that those with a place on offer
 * have the whole time again and are told.
 */
export async function resumeWaitingList(db: Db, job: ClosingJob & Pick<OneJob, 'status'>): Promise<void> {
  const now = platform().clock.now()
  const prolonged =
    getState(job, now) === 'open' ? await prolongPlaces(db, job.id, getTimeToAnswer(job, now)) : []
  await queueNotifications(db, 'placeFree', job, prolonged)
  await queueWaitingList(db, job.id)
}

/** Looks at each list of somebody who could not be offered a place: suspended until now, or blocked by its organisation. */
export async function queueListsOf(db: Db, volunteerId: string): Promise<void> {
  await queueWaitingLists(db, await findListsOf(db, volunteerId))
}

/**
 * Brings an offer's waiting list up to date: passes on places that nobody took in time, offers none beyond a deadline that
 * was moved, offers free places to the next, and ends the list with the offer. The lock on the offer lets no two tasks offer
 * the same place; repeating it changes nothing.
 */
export function updateWaitingList(jobId: string): Promise<void> {
  const { database, clock } = platform()
  return database.db.transaction(async (tx) => {
    const now = clock.now()
    if (!(await lockJob(tx, jobId, 'change'))) return
    const before = await findJob(tx, jobId, null)
    // The list of an offer that a moderator hides waits for its return.
    if (!before || before.status === 'draft') return
    if (getState(before, now) !== 'open') return endWaitingList(tx, before)
    await leaveList(tx, 'placePassedOn', before, await deleteUnanswered(tx, jobId, now))
    if (before.closesAt)
      await queueNotifications(tx, 'placeFree', before, await shortenPlaces(tx, jobId, before.closesAt))
    const job = await findJob(tx, jobId, null)
    if (job) await offerFreePlaces(tx, job, now)
  })
}

async function offerFreePlaces(db: Tx, job: OneJob, now: Date): Promise<void> {
  const places = Math.min(getPlacesLeft(job), mostAtOnce)
  const list = { jobId: job.id, ownerId: job.ownerId }
  const offered = places > 0 ? await offerPlaces(db, list, places, getTimeToAnswer(job, now)) : []
  await queueNotifications(db, 'placeFree', job, offered)
  if (offered.length === mostAtOnce) await queueWaitingList(db, job.id)
  const next = await findNextEnd(db, job.id)
  // Nobody waits any more.
  if (next === undefined) return
  const runAt = next ?? job.closesAt
  if (runAt)
    await addJob(db, 'jobs.waiting-list', { jobId: job.id }, { runAt: after(runAt), jobKey: getKey(job) })
}

/** Only the task itself sets this, so that no look that was queued meanwhile is put off. */
const getKey = ({ id }: OneJob) => `waiting-list:${id}`

type ClosingJob = EmailJob & Pick<OneJob, 'closesAt'>

/** Until when a place is offered from now on: until the offer closes, at the latest. */
function getTimeToAnswer({ closesAt }: ClosingJob, now: Date): Date {
  const end = new Date(now.getTime() + timeToAnswer)
  return closesAt && closesAt < end ? closesAt : end
}

/** An offer is open until its last millisecond. */
const after = (moment: Date) => new Date(moment.getTime() + 1)

/** Ends the waiting list of an offer that closed, with the organisation's own words if there are any. */
export async function endWaitingList(db: Tx, job: EmailJob, message = ''): Promise<void> {
  await leaveList(db, 'listClosed', job, await deleteWaitingList(db, job.id), message)
}

/** Tells those whom the list has lost. */
async function leaveList(
  db: Tx,
  why: 'placePassedOn' | 'listClosed',
  job: EmailJob,
  left: readonly Touched[],
  message = '',
): Promise<void> {
  if (left.length === 0) return
  await publishChange(db, job, left)
  await queueNotifications(db, why, job, left, { message })
}
