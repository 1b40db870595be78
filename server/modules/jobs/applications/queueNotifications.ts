import { array, type InferType, object, string } from 'yup'
import { jobCategories } from '#contracts/lists.ts'
import { toBatches } from '#lib/batches.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJobs } from '#server/platform/work/index.ts'
import type { EmailJob } from '../emails.ts'
import { lockApplication, type Touched } from '../queries/applications.ts'
import { type NotifiedApplication, notifyDecided, notifyEnded, notifyPlaceFree } from './notify.ts'

/** What applicants are told: decisions, the end of an offer, and what happens on its waiting list. */
const events = [
  'accepted',
  'refused',
  'closed',
  'deleted',
  'placeFree',
  'placePassedOn',
  'listClosed',
] as const
type Event = (typeof events)[number]

const batchSize = 100

const queuedInput = object({
  ending: string<Event>()
    .oneOf([...events])
    .required(),
  job: object({
    id: string().required(),
    title: string().required(),
    ownerId: string().required(),
    categories: array()
      .of(
        string()
          .oneOf([...jobCategories])
          .required(),
      )
      .required(),
  }),
  /** The organisation's own words, "" when it wrote none. */
  message: string().default(''),
  /** The version of a closed offer, "" otherwise. */
  version: string().default(''),
  applicants: array()
    .of(object({ id: string().required(), volunteerId: string().required() }))
    .required(),
})

type About = { message?: string; version?: string }

/** Queues the notifications of many applicants in the caller's transaction, so that no request waits for hundreds of emails. */
export async function queueNotifications(
  db: Db,
  event: Event,
  job: EmailJob,
  applicants: readonly Touched[],
  { message = '', version = '' }: About = {},
): Promise<void> {
  const { id, title, ownerId, categories } = job
  const payloads = toBatches(applicants, batchSize).map(
    (batch): InferType<typeof queuedInput> => ({
      ending: event,
      job: { id, title, ownerId, categories: [...categories] },
      message,
      version,
      applicants: batch,
    }),
  )
  await addJobs(db, 'jobs.tell-ended', payloads)
}

/** Notifies each applicant of a queued batch in a transaction of its own, so that a restart repeats none. */
export async function notifyQueued(payload: Record<string, unknown>): Promise<void> {
  const { ending: event, applicants, ...about } = await queuedInput.validate(payload)
  for (const applicant of applicants) {
    await platform().database.db.transaction((tx) => notifyOne(tx, event, { ...applicant, ...about }))
  }
}

async function notifyOne(
  db: Db,
  event: Event,
  { version, ...notified }: NotifiedApplication & { message: string; version: string },
): Promise<void> {
  if (await isBlockedBetween(db, notified.job.ownerId, notified.volunteerId)) return
  if (event !== 'accepted' && event !== 'refused' && event !== 'placeFree')
    return notifyEnded(db, event, notified, version)
  const application = await lockApplication(db, notified.id)
  if (event === 'placeFree') {
    // Who took the place or left meanwhile needs no notification.
    if (application?.status !== 'waitlisted' || !application.placeOfferedUntil) return
    return notifyPlaceFree(db, notified, application.placeOfferedUntil)
  }
  // An undone decision or a withdrawn application needs no notification.
  if (application?.status !== event || !application.undoUntil) return
  // Neither does who was taken off the volunteers meanwhile.
  if (event === 'accepted' && !application.takesPlace) return
  await notifyDecided(db, event, notified, application.undoUntil)
}
