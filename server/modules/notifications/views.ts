import type { Notification } from '#contracts/notifications.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import { excerpt } from '#lib/text.ts'
import { storedCardView } from '#server/modules/account/index.ts'
import type { NotificationRow, NotificationWithActor } from './queries/notifications.ts'

/** Returns the actor's card; for decisions of moderators, the system's. */
type Actor = Pick<UserCard, 'name' | 'config'>
const system: Actor = { name: '', config: { avatar: defaultAvatar } }

export function getActor({ type, actor }: Pick<NotificationWithActor, 'type' | 'actor'>): Actor | null {
  if (type === 'moderation') return system
  return actor && storedCardView(actor)
}

const lineLength = 140

/** Returns the beginning of a text, on one line. */
const getLine = (text: string): string => excerpt(text.replace(/\s+/g, ' ').trim(), lineLength)

/** Converts a row, its actor and the text it is about to the bell's view. */
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
