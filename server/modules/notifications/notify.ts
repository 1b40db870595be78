import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import { isMuted } from '#server/modules/blocks/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { getPreferences } from './preferences.ts'
import { saveNotification } from './queries/notifications.ts'
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

/** A notification, delayed until `visibleFrom` if that is in the future. */
export type NewNotification = Cause & { visibleFrom?: Date }

/**
 * Notifies an account in the caller's transaction, unless it acted itself, mutes who acted, or its preferences exclude
 * it. A delayed notification gets an id of its later time, so that it then appears on top of the list and behind no
 * cursor. Returns whether the account wants an email at once, for modules that write their own.
 */
export async function notify(db: Db, notification: NewNotification): Promise<boolean> {
  if (notification.accountId === notification.actorId) return false
  if (await isHeldBack(db, notification)) return false
  const { inApp, email } = (await getPreferences(db, notification.accountId))[notification.type]
  const wantsEmail = email === 'now'
  if (wantsEmail && !hasOwnEmails(notification.type)) await queueEmail(db, notification)
  if (inApp) await save(db, notification)
  return wantsEmail
}

/** A mute holds back what somebody does around posts; requests, applications and decisions still arrive. */
const mutedTypes: readonly NotificationType[] = ['likes', 'like-comment', 'comments', 'mention']

const isHeldBack = async (db: Db, { type, accountId, actorId }: Cause): Promise<boolean> =>
  mutedTypes.includes(type) && (await isMuted(db, accountId, actorId))

async function save(db: Db, notification: NewNotification): Promise<void> {
  const now = platform().clock.now()
  const visibleFrom = notification.visibleFrom ?? now
  const isDelayed = visibleFrom > now
  const id = isDelayed ? newId(visibleFrom) : newId()
  const row = await saveNotification(db, { ...notification, id, createdAt: visibleFrom, visibleFrom })
  if (isDelayed) await addJob(db, 'notifications.show', { id }, { runAt: visibleFrom })
  else await showNotifications(db, row)
}

/** The modules of these types write their own emails. */
const hasOwnEmails = (type: NotificationType) => type === 'jobs' || type === 'moderation'

/** Returns the email's delay in milliseconds, during which a cancelled notification sends none. */
const emailDelay = () => Math.min(120, platform().config.mailUndoSeconds) * 1_000

async function queueEmail(db: Db, { accountId, type, detail = '', actorId, actionId }: Cause): Promise<void> {
  const runAt = new Date(platform().clock.now().getTime() + emailDelay())
  const jobKey = `news:${accountId}:${type}:${detail}:${actorId}:${actionId}`
  await addJob(
    db,
    'mailings.news',
    { accountId, type, detail, actorId, actionId },
    { runAt, jobKey, priority: 10 },
  )
}
