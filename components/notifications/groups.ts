import type { Notification } from '#contracts/notifications.ts'
import { getLine } from '#hooks/notifications/notifications.ts'

/** Notifications of one thing: everyone in it, the newest first. */
export type NotificationGroup = { key: string; newest: Notification; all: Notification[]; read: boolean }

/** "Lucía and 3 others like your post": one line a thing, at the place of its newest notification. */
export function groupNotifications(list: readonly Notification[]): NotificationGroup[] {
  const groups = new Map<string, Notification[]>()
  for (const notification of list) {
    const key = getLine(notification)
    groups.set(key, [...(groups.get(key) ?? []), notification])
  }
  return [...groups].flatMap(([key, all]) => {
    const [newest] = all
    return newest ? [{ key, newest, all, read: all.every(({ read }) => read) }] : []
  })
}
