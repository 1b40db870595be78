import type { Notification } from '#contracts/notifications.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import { excerpt } from '#lib/text.ts'
import type { NotificationRow } from './queries/notifications.ts'

/** Who did it, as far as that is told: what moderators decide, the system decides. */
type Actor = Pick<UserCard, 'name' | 'config'>
const system: Actor = { name: '', config: { avatar: defaultAvatar } }

export const getActor = (row: NotificationRow, cards: Map<string, UserCard>): Actor | undefined =>
  row.type === 'moderation' ? system : cards.get(row.actorId)

const lineLength = 140

/** The first words of a text, on one line. */
const getLine = (text: string): string => excerpt(text.replace(/\s+/g, ' ').trim(), lineLength)

/** A row, who did it and what it is about -> what the bell shows. */
export const notificationView = (row: NotificationRow, actor: Actor, about = ''): Notification => ({
  id: row.id,
  type: row.type,
  name: actor.name,
  id_notify: row.actorId,
  action_id: row.actionId,
  detail: row.detail,
  avatar: actor.config.avatar,
  about: getLine(about),
  createdAt: row.createdAt.toISOString(),
  read: row.readAt !== null,
})
