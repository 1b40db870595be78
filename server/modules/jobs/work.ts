import type { CronItem } from 'graphile-worker'
import type { ApplicationStatus } from '#contracts/lists.ts'
import { dayIn } from '#lib/dates.ts'
import { day } from '#lib/durations.ts'
import { saveResponseMinutes } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, getDue, hourly, type Tasks } from '#server/platform/work/index.ts'
import { notifyOfferGone } from './applications/notify.ts'
import { publishApplications } from './applications/publishChange.ts'
import { notifyQueued } from './applications/queueNotifications.ts'
import { findChanges, tellChanged } from './applications/tellChanged.ts'
import { queueListsOf, updateWaitingList } from './applications/waitingList.ts'
import { writeToApplicant } from './applications/writeToApplicant.ts'
import { guessLanguages } from './guessLanguage.ts'
import { findUnsent } from './queries/applicantNotes.ts'
import { findDecisionMinutes } from './queries/applications.ts'
import { forgetSaltsBefore } from './queries/counts.ts'
import { copyOwner } from './queries/jobs.ts'
import { replaceJobs } from './queries/places.ts'
import { deleteUnusedWords } from './queries/searchWords.ts'
import { alertAtOnce, alertByFrequency } from './saved/alertMatches.ts'
import { matchOffer } from './saved/matchOffer.ts'
import { recompileSearches } from './saved/recompile.ts'

/** A response time is what an organisation did lately, and more than chance. */
const minDecisions = 5
const lately = 90 * day

/** Queues a message to applicants; one of a closing goes to those alone whose status is still that which it gave them. */
export const queueMessage = (
  db: Db,
  messageId: string,
  { after, closing }: { after?: Date; closing?: ApplicationStatus } = {},
): Promise<void> => addJob(db, 'jobs.message-applicants', { messageId, closing }, after && { runAt: after })

/**
 * Queues a measurement of an organisation's response time; several decisions in a row share one task. A later one ends
 * the promise of an organisation that has decided nothing since.
 */
export async function measureResponseTimes(db: Db, ownerId: string): Promise<void> {
  await addJob(db, 'jobs.measure-answers', { ownerId }, { jobKey: `answers:${ownerId}` })
  const runAt = new Date(platform().clock.now().getTime() + lately)
  await addJob(db, 'jobs.measure-answers', { ownerId }, { jobKey: `answers-later:${ownerId}`, runAt })
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

export const jobsTasks: Tasks = {
  'jobs.tell-ended': notifyQueued,
  'jobs.find-changes': ({ jobId }) => findChanges(String(jobId)),
  'jobs.tell-changed': tellChanged,
  /** The applicants see decisions that can no longer be undone. */
  'jobs.show-decisions': ({ jobId, volunteerIds }) =>
    publishApplications(
      platform().database.db,
      String(jobId),
      Array.isArray(volunteerIds) ? volunteerIds.map(String) : [],
    ),
  'jobs.waiting-list': ({ jobId }) => updateWaitingList(String(jobId)),
  /** The friends module queues this when a block ends: `{ accountIds }`. */
  'jobs.waiting-lists-of': async ({ accountIds }) => {
    for (const id of Array.isArray(accountIds) ? accountIds.map(String) : [])
      await queueListsOf(platform().database.db, id)
  },
  /** Writes a message to several applicants, each in a transaction of its own, so that a restart repeats none. */
  'jobs.message-applicants': async ({ messageId, closing = null }) => {
    const { db } = platform().database
    for (const id of await findUnsent(db, String(messageId)))
      await db.transaction((tx) => writeToApplicant(tx, String(messageId), id, closing))
  },
  'jobs.tell-gone': async ({ leaving, volunteerIds }) => {
    for (const id of Array.isArray(volunteerIds) ? volunteerIds.map(String) : []) {
      await platform().database.db.transaction((tx) => notifyOfferGone(tx, String(leaving), id))
    }
  },
  'jobs.measure-answers': async ({ ownerId }) => {
    const { clock, database } = platform()
    const { db } = database
    const since = new Date(clock.now().getTime() - lately)
    const minutes = await findDecisionMinutes(db, String(ownerId), since)
    const enough = minutes.length >= minDecisions
    await saveResponseMinutes(db, String(ownerId), enough ? Math.round(median(minutes)) : null)
  },
  /** The account module queues this when an organisation's name or verification changes: `{ accountId }`. */
  'jobs.rename-owner': ({ accountId }) => copyOwner(platform().database.db, String(accountId)),
  /** Deletes old salts even if no offer is viewed today. */
  'jobs.forget-salts': () => {
    const { database, config, clock } = platform()
    return forgetSaltsBefore(database.db, dayIn(config.timeZone, clock.now()))
  },
  /** The module of places queues this when it has loaded another list of cities. */
  'jobs.find-places': () => replaceJobs(platform().database.db),
  'jobs.guess-languages': guessLanguages,
  'jobs.forget-words': () => deleteUnusedWords(platform().database.db),
  'jobs.match-searches': ({ jobId }) => matchOffer(String(jobId)),
  'jobs.alert-matches': ({ accountIds }) =>
    alertAtOnce(Array.isArray(accountIds) ? accountIds.map(String) : []),
  'jobs.tell-saved-searches': (payload) => alertByFrequency(getDue(payload)),
  /** After a new version of the site, the words may mean something else. */
  'jobs.compile-searches': recompileSearches,
}

export const jobsCrons: CronItem[] = [
  { task: 'jobs.forget-salts', match: '5 * * * *' },
  { task: 'jobs.forget-words', match: '25 3 * * *' },
  { task: 'jobs.guess-languages', match: '15 3 * * *' },
  hourly('jobs.tell-saved-searches', 7),
  { task: 'jobs.compile-searches', match: '50 3 * * *' },
]
