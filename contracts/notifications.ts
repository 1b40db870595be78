import { array, boolean, type InferType, object } from 'yup'
import {
  type EmailFrequency,
  emailFrequencies,
  type NotificationDetail,
  type NotificationTopic,
  type NotificationType,
  notificationTypes,
} from './lists.ts'
import { id, neededId, oneOfList, opaque } from './rules.ts'

/**
 * A notification. `name` and `id_notify` are the actor's, `action_id` is what to open (post, job, user), `detail` is the
 * event where the type alone does not name it, otherwise "".
 */
export type Notification = {
  id: string
  type: NotificationType
  name: string
  id_notify: string
  action_id: string
  detail: NotificationDetail | ''
  avatar: string
  /** What it is about, in one line: the offer's title, the beginning of a post or a comment; or "". */
  about: string
  createdAt: string
  read: boolean
}

/** Lines of the list, where notifications of one event and thing are one line; counted among the newest 1,001 rows. */
export type NotificationCount = { total: number; unread: number }

/** Where each topic reaches the account. */
type Channels = { inApp: boolean; email: EmailFrequency }
export type NotificationPreferences = Record<NotificationTopic, Channels>
export type ChangedPreferences = Partial<Record<NotificationTopic, Partial<Channels>>>

/** GET /notify: returns notifications older than the id in `cursor`. */
export const notificationsInput = object({ cursor: id() })

/** PUT /read: at most a page of ids; without ids, all notifications. */
export const readNotificationsInput = object({
  ids: array().of(neededId()).max(50, 'too-many').default(undefined),
})

/** POST /deleteNotify: dismisses notifications; for type friends it also decides the request. */
export const dismissInput = object({
  type: oneOfList(notificationTypes).required('required'),
  id_notify: neededId(),
  action_id: id(),
  accept: boolean().default(true),
})
export type DismissInput = InferType<typeof dismissInput>

/** POST /account/unsubscribe: the form body that mail clients send is ignored. */
export const unsubscribeInput = object({ token: opaque(300).required('token-required') })

const preference = () => object({ inApp: boolean(), email: oneOfList(emailFrequencies) })

/** PUT /preferences: what is absent stays as it is. */
export const notificationPreferencesInput = object({
  likes: preference(),
  'like-comment': preference(),
  comments: preference(),
  mention: preference(),
  friends: preference(),
  jobs: preference(),
  messages: preference(),
  moderation: preference(),
} satisfies Record<NotificationTopic, ReturnType<typeof preference>>)
