import { paths } from '#lib/paths.ts'
import { findRecipient, findRecipients, type Recipient } from '#server/modules/account/index.ts'
import { postSystemMessage } from '#server/modules/chat/index.ts'
import { cancelNotifications, notify, wantsMailNow } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { cancelMails, sendMail } from '#server/platform/mail/index.ts'
import { createMessage, type EmailJob, type Occasion, offerGoneEmail, writeEmail } from '../emails.ts'

/** `message`: what the organisation wrote itself. */
export type NotifiedApplication = { id: string; volunteerId: string; job: EmailJob; message?: string }

export type Decided = 'accepted' | 'refused'

const getCause = (occasion: Occasion, applicationId: string) => `application-${occasion}:${applicationId}`

/** Sends the organisation an email, a chat message and a notification of a new application, in the caller's transaction. */
export async function notifyApplied(db: Db, application: NotifiedApplication): Promise<void> {
  const { job, volunteerId } = application
  const owner = await notifyOwner(db, 'applied', application)
  if (!owner) return
  await postSystemMessage(db, {
    fromId: volunteerId,
    toId: job.ownerId,
    text: await createMessage(owner, job),
    link: paths.applicants(job.id),
  })
}

export async function notifyWithdrawn(db: Db, application: NotifiedApplication): Promise<void> {
  await notifyOwner(db, 'withdrawn', application)
}

/** Notifies the applicant of a decision once it can no longer be undone. */
export const notifyDecided = (
  db: Db,
  decision: Decided,
  application: NotifiedApplication,
  undoUntil: Date,
): Promise<void> => notifyApplicant(db, decision, application, undoUntil)

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

/** Notifies an applicant that the offer was closed or deleted. */
export const notifyEnded = (
  db: Db,
  occasion: 'closed' | 'deleted',
  application: NotifiedApplication,
): Promise<void> => notifyApplicant(db, occasion, application)

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

const notificationTo = (side: 'owner' | 'applicant', { job, volunteerId }: NotifiedApplication) =>
  side === 'owner'
    ? ({ accountId: job.ownerId, type: 'jobs', actorId: volunteerId, actionId: job.id } as const)
    : ({ accountId: volunteerId, type: 'jobs', actorId: job.ownerId, actionId: job.id } as const)

async function notifyOwner(
  db: Db,
  occasion: 'applied' | 'withdrawn',
  application: NotifiedApplication,
): Promise<Recipient | null> {
  const wantsEmail = await notify(db, { ...notificationTo('owner', application), detail: occasion })
  return sendEmail(db, occasion, application, {
    to: application.job.ownerId,
    from: application.volunteerId,
    wantsEmail,
  })
}

async function notifyApplicant(
  db: Db,
  occasion: 'accepted' | 'refused' | 'closed' | 'deleted',
  application: NotifiedApplication,
  after?: Date,
): Promise<void> {
  const detail = occasion === 'deleted' ? 'closed' : occasion
  const wantsEmail = await notify(db, {
    ...notificationTo('applicant', application),
    detail,
    ...(after && { visibleFrom: after }),
  })
  await sendEmail(db, occasion, application, {
    to: application.volunteerId,
    from: application.job.ownerId,
    wantsEmail,
    after,
  })
}

type Delivery = { to: string; from: string; wantsEmail: boolean; after?: Date | undefined }

/** Sends the email, unless its reader takes none; returns the reader, or null when the account cannot be reached. */
async function sendEmail(
  db: Db,
  occasion: Occasion,
  application: NotifiedApplication,
  { to, from, wantsEmail, after }: Delivery,
): Promise<Recipient | null> {
  const people = await findRecipients(db, [to, from])
  const reader = people.get(to)
  if (!reader?.reachable) return null
  if (!wantsEmail) return reader
  const other = people.get(from)?.name ?? ''
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await writeEmail(occasion, reader, other, application),
    about: from,
    cause: getCause(occasion, application.id),
    ...(after && { after }),
  })
  return reader
}
