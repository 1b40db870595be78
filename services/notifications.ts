import type { DismissInput, Notification, NotificationCount } from '#contracts/notifications.ts'
import { calls } from '#lib/paths.ts'
import { clientOf } from './http/index.ts'

const notifications = clientOf('notifications')

export const listNotifications = () => notifications.get<Notification[]>(calls.notifications.list)
export const countNotifications = () => notifications.get<NotificationCount>(calls.notifications.count)
export const dismissNotification = (input: DismissInput) =>
  notifications.post<void>(calls.notifications.dismiss, input)
export const dismissAllNotifications = (userId: string) =>
  notifications.delete(calls.notifications.dismissAll(userId))
export const markNotificationsRead = () => notifications.put<void>(calls.notifications.read)
