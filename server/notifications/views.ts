import type { Notification } from '#contracts/notifications.ts'
import type { UserCard } from '#contracts/shapes.ts'
import type { NotificationRow } from './queries/notifications.ts'

/** A row and who did it -> what the bell shows. */
export const notificationView = (row: NotificationRow, actor: UserCard): Notification => ({
  id: row.id,
  type: row.type,
  name: actor.name,
  id_notify: row.actorId,
  action_id: row.actionId,
  detail: row.detail,
  avatar: actor.config.avatar,
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
})
