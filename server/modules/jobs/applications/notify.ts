import { paths } from '#lib/paths.ts'
import { findRecipient, findRecipients, type Recipient } from '#server/modules/account/index.ts'
import { postSystemMessage } from '#server/modules/chat/index.ts'
import { cancelNotification, notify, wantsMailNow } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { cancelMail, sendMail } from '#server/platform/mail/index.ts'
import { createMessage, type EmailJob, type Occasion, offerGoneEmail, writeEmail } from '../emails.ts'

export type NotifiedApplication = { id: string; volunteerId: string; job: EmailJob }

const getCause = (occasion: Occasion, { id }: NotifiedApplication) => `application-${occasion}:${id}`

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

export const notifyAccepted = (db: Db, application: NotifiedApplication): Promise<void> =>
  notifyApplicant(db, 'accepted', application)

/** Notifies the applicant of a refusal once it can no longer be undone. */
export const notifyRefused = (db: Db, application: NotifiedApplication, undoUntil: Date): Promise<void> =>
  notifyApplicant(db, 'refused', application, undoUntil)

/** Cancels the email and the notification of an undone refusal; does nothing when there are none. */
export async function cancelRefused(db: Db, application: NotifiedApplication): Promise<void> {
  await cancelMail(db, getCause('refused', application))
  await cancelNotification(db, { ...notificationTo('applicant', application), detail: 'refused' })
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
    content: await writeEmail(occasion, reader, other, application.job),
    about: from,
    cause: getCause(occasion, application),
    ...(after && { after }),
  })
  return reader
}
