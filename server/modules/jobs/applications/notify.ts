import type { ToldChange } from '#contracts/jobChanges.ts'
import { paths } from '#lib/paths.ts'
import { findRecipient } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { postSystemMessage } from '#server/modules/chat/index.ts'
import {
  cancelNotifications,
  emailNotified,
  type NotifiedPeople,
  notify,
  type Told,
  wantsMailNow,
} from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { together } from '#server/platform/db/together.ts'
import { cancelMails, sendMail } from '#server/platform/mail/index.ts'
import {
  createMessage,
  type EmailAbout,
  type EmailJob,
  type Occasion,
  offerGoneEmail,
  serviceEndedEmail,
  writeEmail,
} from '../emails.ts'

/** `message`: what the organisation wrote itself; `placeOfferedUntil`: until when a place can be taken. */
export type NotifiedApplication = {
  id: string
  volunteerId: string
  job: EmailJob
  message?: string
  placeOfferedUntil?: Date
}

export type Decided = 'accepted' | 'refused'

const getCause = (occasion: Occasion, applicationId: string) => `application-${occasion}:${applicationId}`

/** What the caller may have read already: how the organisation is told, and whether the two have a conversation. */
type AlreadyRead = { told?: Told; haveConversed?: boolean }

/** Sends the organisation an email, a chat message and a notification of a new application, in the caller's transaction. */
export async function notifyApplied(
  db: Db,
  application: NotifiedApplication,
  { told, haveConversed }: AlreadyRead = {},
): Promise<void> {
  const { job, volunteerId } = application
  const people = await notify(db, {
    ...notificationTo('owner', application),
    ...{ detail: 'applied', about: job.title, told },
  })
  if (!people?.recipient?.reachable) return
  const text = await createMessage(people.recipient, job)
  await together([
    sendEmail(db, 'applied', application, { people }),
    postSystemMessage(db, {
      fromId: volunteerId,
      toId: job.ownerId,
      text,
      link: paths.applicants(job.id),
      isFirst: haveConversed === false,
    }),
  ])
}

export async function notifyWithdrawn(db: Db, application: NotifiedApplication): Promise<void> {
  const people = await notify(db, { ...notificationTo('owner', application), detail: 'withdrawn' })
  await sendEmail(db, 'withdrawn', application, { people })
}

/** Notifies the applicant of a decision once it can no longer be undone. */
export const notifyDecided = (
  db: Db,
  decision: Decided,
  application: NotifiedApplication,
  undoUntil: Date,
): Promise<void> => notifyApplicant(db, decision, application, { after: undoUntil })

/** Cancels the emails and notifications of undone decisions; does nothing when there are none. */
export async function cancelDecided(
  db: Db,
  decision: Decided,
  job: EmailJob,
  applicants: readonly Pick<NotifiedApplication, 'id' | 'volunteerId'>[],
): Promise<void> {
  if (applicants.length === 0) return
  await cancelMails(
    db,
    applicants.map(({ id }) => getCause(decision, id)),
  )
  await cancelNotifications(
    db,
    applicants.map(({ volunteerId }) => volunteerId),
    { type: 'jobs', detail: decision, actorId: job.ownerId, actionId: job.id },
  )
}

/** Notifies an applicant of what has changed in the offer, once for each version of it. */
export async function notifyChanged(
  db: Db,
  application: NotifiedApplication,
  { changes, version }: { changes: readonly ToldChange[]; version: string },
): Promise<void> {
  const people = await notify(db, { ...notificationTo('applicant', application), detail: 'changed' })
  await sendEmail(db, 'changed', { ...application, changes }, { people, version })
}

/**
 * Notifies an applicant that the offer was closed or deleted, or who waited that their place went to the next. An offer can
 * close again after it was renewed: `version` is that of this time.
 */
export const notifyEnded = (
  db: Db,
  occasion: 'closed' | 'deleted' | 'placePassedOn' | 'listClosed',
  application: NotifiedApplication,
  version: string,
): Promise<void> => notifyApplicant(db, occasion, application, { version })

/** Notifies the first of a waiting list that they can take a place until then, once for each time that it is offered. */
export const notifyPlaceFree = (
  db: Db,
  application: NotifiedApplication,
  placeOfferedUntil: Date,
): Promise<void> =>
  notifyApplicant(
    db,
    'placeFree',
    { ...application, placeOfferedUntil },
    { version: placeOfferedUntil.toISOString() },
  )

/** Cancels what a volunteer was or will be told about a place that they do not take. */
export async function cancelPlaceFree(
  db: Db,
  { id, volunteerId, job }: NotifiedApplication,
  placeOfferedUntil: Date | null,
): Promise<void> {
  if (!placeOfferedUntil) return
  await cancelMails(db, [getCause('placeFree', `${id}:${placeOfferedUntil.toISOString()}`)])
  await cancelNotifications(db, [volunteerId], {
    type: 'jobs',
    detail: details.placeFree,
    actorId: job.ownerId,
    actionId: job.id,
  })
}

/** Emails an applicant of an erased organisation; `leaving` identifies the erasure, so that each applicant gets one email. */
export async function notifyOfferGone(db: Db, leaving: string, volunteerId: string): Promise<void> {
  const reader = await findRecipient(db, volunteerId)
  if (!reader?.reachable || !(await wantsMailNow(db, volunteerId, 'jobs'))) return
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await offerGoneEmail(reader),
    cause: `offers-gone:${leaving}:${volunteerId}`,
  })
}

/** Notifies a volunteer that an organisation ended their service, with the way to rate it; once for all of its offers. */
export async function notifyServiceEnded(
  db: Db,
  { organisationId, volunteerId }: { organisationId: string; volunteerId: string },
  now: Date,
): Promise<void> {
  if (await isBlockedBetween(db, organisationId, volunteerId)) return
  const people = await notify(db, {
    ...{ accountId: volunteerId, type: 'jobs', detail: 'ended' },
    ...{ actorId: organisationId, actionId: organisationId },
  })
  await emailNotified(db, people, {
    write: serviceEndedEmail,
    cause: `service-ended:${organisationId}:${volunteerId}:${now.toISOString()}`,
  })
}

const notificationTo = (side: 'owner' | 'applicant', { job, volunteerId }: NotifiedApplication) =>
  side === 'owner'
    ? ({ accountId: job.ownerId, type: 'jobs', actorId: volunteerId, actionId: job.id } as const)
    : ({ accountId: volunteerId, type: 'jobs', actorId: job.ownerId, actionId: job.id } as const)

/** What the notification of each occasion says. */
const details = {
  accepted: 'accepted',
  refused: 'refused',
  closed: 'closed',
  deleted: 'closed',
  listClosed: 'closed',
  placeFree: 'place-free',
  placePassedOn: 'place-passed-on',
} as const

async function notifyApplicant(
  db: Db,
  occasion: keyof typeof details,
  application: NotifiedApplication,
  { after, version }: Pick<Delivery, 'after' | 'version'> = {},
): Promise<void> {
  const people = await notify(db, {
    ...notificationTo('applicant', application),
    detail: details[occasion],
    ...(after && { visibleFrom: after }),
  })
  await sendEmail(db, occasion, application, { people, after, version })
}

type Delivery = {
  people: NotifiedPeople | null
  after?: Date | undefined
  /** What happens more than once has an email for each version of the offer or of its place. */
  version?: string | undefined
}

/** Sends the email, unless its reader takes none or cannot be reached. */
async function sendEmail(
  db: Db,
  occasion: Occasion,
  application: NotifiedApplication & Pick<EmailAbout, 'changes'>,
  { people, after, version }: Delivery,
): Promise<void> {
  const reader = people?.recipient
  if (!reader?.reachable || !people?.wantsEmail) return
  const other = people.actor
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await writeEmail(occasion, reader, other?.name ?? '', application),
    ...(other && { about: other.id }),
    cause: getCause(occasion, version ? `${application.id}:${version}` : application.id),
    ...(after && { after }),
  })
}
