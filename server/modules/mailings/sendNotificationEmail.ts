import { type InferType, object, string } from 'yup'
import { type NotificationDetail, notificationDetails } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'
import { findRecipient, findShownCards } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { findQuotes, getPreferences, isStillShown } from '#server/modules/notifications/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import type { Notified } from '#server/platform/live/badges.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { type NotificationEmailKind, notificationEmail, notificationEmailKinds } from './emails.ts'

/** The payload that `notify` of notifications queues. */
const queuedNotification = object({
  /** The notification's id, which is another each time; "" in what was queued by an earlier version of the site. */
  id: string().default(''),
  accountId: string().required(),
  type: string().oneOf(['likes', 'like-comment', 'comments', 'mention', 'friends']).required(),
  detail: string<NotificationDetail | ''>()
    .oneOf([...notificationDetails, ''])
    .default(''),
  actorId: string().required(),
  actionId: string().required(),
})

type Queued = InferType<typeof queuedNotification>

/** The event names a kind of its own where the type alone does not. */
const getKind = ({ type, detail }: Queued): NotificationEmailKind | undefined =>
  notificationEmailKinds.find((kind) => kind === (type === 'friends' || detail ? detail : type))

/** A like is emailed once, however often it is taken back; a comment, a mention or a request each time, since each says more. */
function getCause({ id, type, detail, accountId, actorId, actionId }: Queued): string {
  const once = `news:${type}:${detail}:${accountId}:${actorId}:${actionId}`
  return type === 'likes' || type === 'like-comment' || !id ? once : `${once}:${id}`
}

/** Whether the post or comment exists, and still mentions whom it did; a request that is taken back cancels its email. */
async function isStillThere(db: Db, cause: Omit<Notified, 'id'>): Promise<boolean> {
  const id = newId()
  return cause.type === 'friends' || (await findQuotes(db, [{ id, ...cause }])).has(id)
}

/** Emails an account that wants this notification at once, unless it was cancelled or read, or its actor suspended meanwhile. */
export async function sendNotificationEmail(payload: unknown): Promise<void> {
  const notification = await queuedNotification.validate(payload)
  const kind = getKind(notification)
  if (!kind) return
  const { accountId, actorId, actionId, type, detail } = notification
  await platform().database.db.transaction(async (tx) => {
    const [reader, preferences] = [await findRecipient(tx, accountId), await getPreferences(tx, accountId)]
    const { inApp, email } = preferences[type]
    if (!reader?.reachable || email !== 'now' || (await isBlockedBetween(tx, accountId, actorId))) return
    const cause = { accountId, type, detail, actorId, actionId }
    if (inApp && !(await isStillShown(tx, cause))) return
    if (!(await isStillThere(tx, cause))) return
    const other = (await findShownCards(tx, [actorId])).get(actorId)
    if (!other) return
    const path = type === 'friends' ? paths.user(actorId) : paths.post(actionId)
    await sendMail(tx, {
      to: { email: reader.email, accountId },
      about: actorId,
      language: reader.language,
      content: await notificationEmail(reader, { kind, other: other.name, path }),
      cause: getCause(notification),
    })
  })
}
