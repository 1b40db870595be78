import { paths } from '#lib/paths.ts'
import { findRecipient, findUserCards, type Recipient } from '#server/account/index.ts'
import { postHouseMessage } from '#server/chat/index.ts'
import { isBlockedBetween } from '#server/friends/index.ts'
import { cancelNotification, notify, wantsMailNow } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { cancelMail, sendMail } from '#server/platform/mail/index.ts'
import { messageOf, type Occasion, offerGoneEmail, type Told, writeEmail } from './emails.ts'

/** Whose application, to which offer. */
export type Telling = { id: string; volunteerId: string; job: Told }

const causeOf = (occasion: Occasion, { id }: Telling) => `application-${occasion}:${id}`

/** The organisation hears of a new application: mail, message and notification, with the mutation or not at all. */
export async function tellApplied(db: Db, telling: Telling): Promise<void> {
  const { job, volunteerId } = telling
  const owner = await tellOwner(db, 'applied', telling)
  if (!owner) return
  await postHouseMessage(db, {
    fromId: volunteerId,
    toId: job.ownerId,
    text: await messageOf(owner, job),
    link: paths.applicants(job.id),
  })
}

export async function tellWithdrawn(db: Db, telling: Telling): Promise<void> {
  await tellOwner(db, 'withdrawn', telling)
}

export const tellAccepted = (db: Db, telling: Telling): Promise<void> =>
  tellApplicant(db, 'accepted', telling)

/** The applicant hears of a refusal once it cannot be undone any more. */
export const tellRefused = (db: Db, telling: Telling, undoUntil: Date): Promise<void> =>
  tellApplicant(db, 'refused', telling, undoUntil)

/** Nothing of a refusal is told that was undone in time, or never was. */
export async function cancelRefused(db: Db, telling: Telling): Promise<void> {
  await cancelMail(db, causeOf('refused', telling))
  await cancelNotification(db, { ...newsTo('applicant', telling), detail: 'refused' })
}

/** The offer was closed, or is gone; who applied hears of it. */
export const tellEnded = (db: Db, occasion: 'closed' | 'deleted', telling: Telling): Promise<void> =>
  tellApplicant(db, occasion, telling)

/** The organisation is gone with its offers; `leaving` names that one leaving, so that each reads of it once. */
export async function tellGone(db: Db, leaving: string, volunteerId: string): Promise<void> {
  const reader = await findRecipient(db, volunteerId)
  if (!reader?.reachable || !(await wantsMailNow(db, volunteerId, 'jobs'))) return
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await offerGoneEmail(reader),
    cause: `offers-gone:${leaving}:${volunteerId}`,
  })
}

const newsTo = (side: 'owner' | 'applicant', { job, volunteerId }: Telling) =>
  side === 'owner'
    ? ({ accountId: job.ownerId, type: 'jobs', actorId: volunteerId, actionId: job.id } as const)
    : ({ accountId: volunteerId, type: 'jobs', actorId: job.ownerId, actionId: job.id } as const)

async function tellOwner(
  db: Db,
  occasion: 'applied' | 'withdrawn',
  telling: Telling,
): Promise<Recipient | null> {
  await notify(db, { ...newsTo('owner', telling), detail: occasion })
  return write(db, occasion, telling, { to: telling.job.ownerId, from: telling.volunteerId })
}

async function tellApplicant(
  db: Db,
  occasion: 'accepted' | 'refused' | 'closed' | 'deleted',
  telling: Telling,
  after?: Date,
): Promise<void> {
  if (await isBlockedBetween(db, telling.job.ownerId, telling.volunteerId)) return
  const detail = occasion === 'deleted' ? 'closed' : occasion
  await notify(db, { ...newsTo('applicant', telling), detail, ...(after && { visibleFrom: after }) })
  await write(db, occasion, telling, { to: telling.volunteerId, from: telling.job.ownerId, after })
}

/** Answers the reader of the email; null when there is nobody to read it. */
async function write(
  db: Db,
  occasion: Occasion,
  telling: Telling,
  { to, from, after }: { to: string; from: string; after?: Date | undefined },
): Promise<Recipient | null> {
  const reader = await findRecipient(db, to)
  if (!reader?.reachable) return null
  if (!(await wantsMailNow(db, to, 'jobs'))) return reader
  const other = (await findUserCards(db, [from])).get(from)?.name ?? ''
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await writeEmail(occasion, reader, other, telling.job),
    about: from,
    cause: causeOf(occasion, telling),
    ...(after && { after }),
  })
  return reader
}
