import { paths } from '#lib/paths.ts'
import { findRecipient, findUserCards, type Recipient } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { postSystemMessage } from '#server/modules/chat/index.ts'
import { cancelNotification, notify, wantsMailNow } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { cancelMail, sendMail } from '#server/platform/mail/index.ts'
import { createMessage, type EmailJob, type Occasion, offerGoneEmail, writeEmail } from './emails.ts'

/** Whose application, to which offer. */
export type NotifiedApplication = { id: string; volunteerId: string; job: EmailJob }

const getCause = (occasion: Occasion, { id }: NotifiedApplication) => `application-${occasion}:${id}`

/** The organisation hears of a new application: mail, message and notification, with the mutation or not at all. */
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

/** The applicant hears of a refusal once it cannot be undone any more. */
export const notifyRefused = (db: Db, application: NotifiedApplication, undoUntil: Date): Promise<void> =>
  notifyApplicant(db, 'refused', application, undoUntil)

/** Nothing of a refusal is told that was undone in time, or never was. */
export async function cancelRefused(db: Db, application: NotifiedApplication): Promise<void> {
  await cancelMail(db, getCause('refused', application))
  await cancelNotification(db, { ...notificationTo('applicant', application), detail: 'refused' })
}

/** The offer was closed, or is gone; who applied hears of it. */
export const notifyEnded = (
  db: Db,
  occasion: 'closed' | 'deleted',
  application: NotifiedApplication,
): Promise<void> => notifyApplicant(db, occasion, application)

/** The organisation is gone with its offers; `leaving` names that one leaving, so that each reads of it once. */
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
  await notify(db, { ...notificationTo('owner', application), detail: occasion })
  return write(db, occasion, application, { to: application.job.ownerId, from: application.volunteerId })
}

async function notifyApplicant(
  db: Db,
  occasion: 'accepted' | 'refused' | 'closed' | 'deleted',
  application: NotifiedApplication,
  after?: Date,
): Promise<void> {
  if (await isBlockedBetween(db, application.job.ownerId, application.volunteerId)) return
  const detail = occasion === 'deleted' ? 'closed' : occasion
  await notify(db, {
    ...notificationTo('applicant', application),
    detail,
    ...(after && { visibleFrom: after }),
  })
  await write(db, occasion, application, {
    to: application.volunteerId,
    from: application.job.ownerId,
    after,
  })
}

/** Answers the reader of the email; null when there is nobody to read it. */
async function write(
  db: Db,
  occasion: Occasion,
  application: NotifiedApplication,
  { to, from, after }: { to: string; from: string; after?: Date | undefined },
): Promise<Recipient | null> {
  const reader = await findRecipient(db, to)
  if (!reader?.reachable) return null
  if (!(await wantsMailNow(db, to, 'jobs'))) return reader
  const other = (await findUserCards(db, [from])).get(from)?.name ?? ''
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
