import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { getPreferences } from './preferences.ts'
import { saveNotification } from './queries/notifications.ts'
import { showNotifications } from './showNotifications.ts'

/** Who hears what of whom: the same notifications again renews its one row. */
export type Cause = {
  accountId: string
  type: NotificationType
  /** What happened, where the type alone does not say it. */
  detail?: NotificationDetail | ''
  actorId: string
  /** What to open: an offer, a post, a person. */
  actionId: string
}

/** A mutation as it is told; kept back until `visibleFrom`, if that is to come. */
export type NewNotification = Cause & { visibleFrom?: Date }

/**
 * Tells someone of a mutation, in its transaction, by the same clock that shows it. What is kept back is news of the time
 * when it shows: it comes on top then, and behind no cursor. One's own acts are told to nobody, and nobody is told what
 * they do not want to hear of.
 */
export async function notify(db: Db, notification: NewNotification): Promise<void> {
  if (notification.accountId === notification.actorId) return
  const wanted = (await getPreferences(db, notification.accountId))[notification.type]
  if (wanted.email === 'now' && !hasOwnEmails(notification.type)) await queueMail(db, notification)
  if (!wanted.inApp) return
  const now = platform().clock.now()
  const visibleFrom = notification.visibleFrom ?? now
  const isDelayed = visibleFrom > now
  const id = isDelayed ? newId(visibleFrom) : newId()
  const row = await saveNotification(db, { ...notification, id, createdAt: visibleFrom, visibleFrom })
  if (isDelayed) await addJob(db, 'notifications.show', { id }, { runAt: visibleFrom })
  else await showNotifications(db, row)
}

/** The modules where these happen write their own letters. */
const hasOwnEmails = (type: NotificationType) => type === 'jobs' || type === 'moderation'

/** What is taken back within these seconds is not written of; none where a refusal cannot be undone either. */
const patience = () => Math.min(120, platform().config.mailUndoSeconds) * 1_000

async function queueMail(db: Db, { accountId, type, detail = '', actorId, actionId }: Cause): Promise<void> {
  const runAt = new Date(platform().clock.now().getTime() + patience())
  const jobKey = `news:${accountId}:${type}:${detail}:${actorId}:${actionId}`
  await addJob(
    db,
    'mailings.news',
    { accountId, type, detail, actorId, actionId },
    { runAt, jobKey, priority: 10 },
  )
}
