import type {
  ChangedPreferences,
  DismissInput,
  Notification,
  NotificationCount,
  NotificationPreferences,
} from '#contracts/notifications.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const notifications = createClient('notifications')

/** The newest fifty, or those after the id `cursor`. */
export const listNotifications = (cursor?: string) =>
  notifications.get<Notification[]>(calls.notifications.list, { cursor })
export const countNotifications = () => notifications.get<NotificationCount>(calls.notifications.count)
export const dismissNotification = (input: Omit<DismissInput, 'accept'> & { accept?: boolean }) =>
  notifications.post<void>(calls.notifications.dismiss, input)
export const dismissAllNotifications = (userId: string) =>
  notifications.delete(calls.notifications.dismissAll(userId))
export const restoreNotifications = (userId: string) =>
  notifications.post<void>(calls.notifications.restoreAll(userId))
/** Marks these as read, or all. */
export const markNotificationsRead = (ids?: string[]) =>
  notifications.put<void>(calls.notifications.read, { ids })
export const readNotificationPreferences = () =>
  notifications.get<NotificationPreferences>(calls.notifications.preferences)
export const saveNotificationPreferences = (changes: ChangedPreferences) =>
  notifications.put<NotificationPreferences>(calls.notifications.preferences, changes)
