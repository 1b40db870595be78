import type { Notification } from '#contracts/notifications.ts'
import { defaultAvatar } from '#lib/media.ts'
import { excerpt } from '#lib/text.ts'
import type { StoredName } from '#server/modules/account/index.ts'
import type { NotificationWithActor } from './queries/notifications.ts'
import type { ShownNotification } from './queries/shown.ts'

const system: StoredName = { name: '', avatar: '' }

/** Returns who caused a notification: the system, where moderators decided; null for an erased account. */
export const getActor = ({
  type,
  actor,
}: Pick<NotificationWithActor, 'type' | 'actor'>): StoredName | null =>
  type === 'moderation' ? system : actor

const lineLength = 140

/** Returns the beginning of a text, on one line. */
const getLine = (text: string): string => excerpt(text.replace(/\s+/g, ' ').trim(), lineLength)

/** Converts a row, its actor and the text it is about to the bell's view. */
export const notificationView = (row: ShownNotification, actor: StoredName, about = ''): Notification => ({
  id: row.id,
  type: row.type,
  name: actor.name,
  id_notify: row.actorId,
  action_id: row.actionId,
  detail: row.detail,
  avatar: actor.avatar || defaultAvatar,
  about: getLine(about),
  createdAt: row.createdAt,
  read: row.isRead,
})
