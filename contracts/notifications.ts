import { array, boolean, type InferType, object } from 'yup'
import {
  type EmailRhythm,
  emailRhythms,
  type NotificationDetail,
  type NotificationTopic,
  type NotificationType,
  notificationTypes,
} from './lists.ts'
import { id, neededId, oneOfList, opaque } from './rules.ts'

/**
 * News for one person. `name` and `id_notify` are the actor's, `action_id` is what to open (post, job, user),
 * `detail` says what happened, "" when there is nothing to add.
 */
export type Notification = {
  id: string
  type: NotificationType
  name: string
  id_notify: string
  action_id: string
  detail: NotificationDetail | ''
  avatar: string
  /** What it is about, in one line: the offer's title, the beginning of a post or a comment; "" when there is none. */
  about: string
  createdAt: string
  read: boolean
}

/** Lines of the list, where notifications of the same thing are one; of the newest 1,001 rows at most. */
export type NotificationCount = { total: number; unread: number }

/** Where each kind of notifications reaches a person. */
export type NotificationPreferences = Record<NotificationTopic, { inApp: boolean; email: EmailRhythm }>

/** GET /notify: the id of the last one seen goes in, the older ones come out. */
export const notificationsInput = object({ cursor: id() })
export type NotificationsInput = InferType<typeof notificationsInput>

/** PUT /read: those that were shown, a page of the list at most; all of them where none are named. */
export const readNotificationsInput = object({
  ids: array().of(neededId()).max(50, 'too-many').default(undefined),
})
export type ReadNotificationsInput = InferType<typeof readNotificationsInput>

/** POST /deleteNotify: dismisses notifications; of type friends it also answers the request. */
export const dismissInput = object({
  type: oneOfList(notificationTypes).required('required'),
  id_notify: neededId(),
  action_id: id(),
  accept: boolean().default(true),
})
export type DismissInput = InferType<typeof dismissInput>

/** POST /account/unsubscribe: mail programs send a form of their own beside the token, which is not looked at. */
export const unsubscribeInput = object({ token: opaque(300).required('token-required') })

const preference = () =>
  object({ inApp: boolean().required('required'), email: oneOfList(emailRhythms).required('required') })

/** PUT /preferences: replaces all of them. */
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
export type NotificationPreferencesInput = InferType<typeof notificationPreferencesInput>
