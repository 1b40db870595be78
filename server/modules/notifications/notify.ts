import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import { type Recipient, recipientView } from '#server/modules/account/index.ts'
import { isMuted } from '#server/modules/blocks/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob, removeJob } from '#server/platform/work/index.ts'
import { hasOwnEmails } from './policy.ts'
import { addNotification, findTold, type Told } from './queries/notifications.ts'
import { showNotifications } from './showNotifications.ts'

/** Identifies a notification; notifying again renews its row. */
export type Cause = {
  accountId: string
  type: NotificationType
  /** The event, where the type alone does not name it. */
  detail?: NotificationDetail | ''
  actorId: string
  /** The id of the offer, post or account to open. */
  actionId: string
}

/**
 * A notification, delayed until `visibleFrom` if that is in the future. What the caller has read already: `about`, the text
 * that it quotes, and `told`.
 */
export type NewNotification = Cause & { visibleFrom?: Date; about?: string; told?: Told | undefined }

/** Whether the account wants an email at once, and who is named in it; for modules that write their own. */
export type NotifiedPeople = { wantsEmail: boolean; recipient: Recipient | null; actor: Recipient | null }

/**
 * Notifies an account in the caller's transaction, unless it acted itself, mutes who acted, or its preferences exclude
 * it. A delayed notification gets an id of its later time, so that it then appears on top of the list and behind no
 * cursor. Returns null where nobody is to be told.
 */
export async function notify(db: Db, notification: NewNotification): Promise<NotifiedPeople | null> {
  const { accountId, actorId, type } = notification
  if (accountId === actorId || (await isHeldBack(db, notification))) return null
  const now = platform().clock.now()
  const { visibleFrom = now, detail = '', about } = notification
  const isDelayed = visibleFrom > now
  const id = isDelayed ? newId(visibleFrom) : newId()
  const row = {
    ...{ id, accountId, type, detail, actorId, actionId: notification.actionId },
    ...{ createdAt: visibleFrom, visibleFrom },
  }
  const told = notification.told ?? (await findTold(db, notification))
  const wantsEmail = told.email === 'now'
  if (wantsEmail && !hasOwnEmails(type)) await queueEmail(db, { ...notification, id })
  if (told.inApp) await addNotification(db, row)
  if (told.inApp && isDelayed) await addJob(db, 'notifications.show', { id }, { runAt: visibleFrom })
  if (told.inApp && !isDelayed) await showNotifications(db, { ...row, actor: told.actor }, about)
  return {
    wantsEmail,
    recipient: told.recipient && recipientView(told.recipient),
    actor: told.sender && recipientView(told.sender),
  }
}

/** A mute holds back what somebody does around posts; requests, applications and decisions still arrive. */
const mutedTypes: readonly NotificationType[] = ['likes', 'like-comment', 'comments', 'mention']

const isHeldBack = async (db: Db, { type, accountId, actorId }: Cause): Promise<boolean> =>
  mutedTypes.includes(type) && (await isMuted(db, accountId, actorId))

/** Returns the email's delay in milliseconds, during which a cancelled notification sends none. */
const emailDelay = () => Math.min(120, platform().config.mailUndoSeconds) * 1_000

type Queued = Cause & { id: string }

const getEmailKey = ({ accountId, type, detail = '', actorId, actionId }: Cause): string =>
  `news:${accountId}:${type}:${detail}:${actorId}:${actionId}`

/** Cancels the email that waits, also of an account that has emails alone and no list that would say so. */
export async function cancelEmail(db: Db, cause: Cause): Promise<void> {
  if (!hasOwnEmails(cause.type)) await removeJob(db, getEmailKey(cause))
}

/** Queues one email for what happens again before it is sent. */
async function queueEmail(db: Db, queued: Queued): Promise<void> {
  const { id, accountId, type, detail = '', actorId, actionId } = queued
  const runAt = new Date(platform().clock.now().getTime() + emailDelay())
  const jobKey = getEmailKey(queued)
  await addJob(
    db,
    'mailings.news',
    { id, accountId, type, detail, actorId, actionId },
    { runAt, jobKey, priority: 10 },
  )
}
