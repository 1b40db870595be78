import type { Notification } from '#contracts/notifications.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import type { NotificationRow } from './queries/notifications.ts'

/** Who did it, as far as that is told: what moderators decide, the house decides. */
type Actor = Pick<UserCard, 'name' | 'config'>
const house: Actor = { name: '', config: { avatar: defaultAvatar } }

export const actorOf = (row: NotificationRow, cards: Map<string, UserCard>): Actor | undefined =>
  row.type === 'moderation' ? house : cards.get(row.actorId)

/** A row and who did it -> what the bell shows. */
export const notificationView = (row: NotificationRow, actor: Actor): Notification => ({
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
