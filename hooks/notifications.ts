import useSWR, { useSWRConfig } from 'swr'
import type { Notification, NotificationCount } from '#contracts/notifications.ts'
import { keys } from '#lib/keys.ts'
import {
  countNotifications,
  dismissAllNotifications,
  dismissNotification,
  listNotifications,
  markNotificationsRead,
} from '#services/notifications.ts'
import { useAskAgain } from './live.ts'
import { useMe } from './session.ts'

/** What the bell shows. */
export function useNotificationCount(): NotificationCount {
  const me = useMe()
  const { data } = useSWR<NotificationCount>(me ? keys.notificationCount : null, countNotifications, {
    refreshInterval: useAskAgain(),
  })
  return data ?? { total: 0, unread: 0 }
}

/** The list under the bell and what can be done with it; dismissing shows at once and comes back when refused. */
export function useNotifications() {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const list = useSWR<Notification[]>(me ? keys.notifications : null, listNotifications)
  const change = async (next: Notification[], act: () => Promise<void>) => {
    await list.mutate(
      async () => {
        await act()
        return next
      },
      { optimisticData: next, rollbackOnError: true, revalidate: true },
    )
    await mutate(keys.notificationCount)
  }
  const all = list.data ?? []
  return {
    ...list,
    dismiss: ({ id, type, id_notify, action_id }: Notification) =>
      change(
        all.filter((one) => one.id !== id),
        () => dismissNotification({ type, id_notify, action_id, accept: true }),
      ),
    dismissAll: () => change([], () => dismissAllNotifications(me?.id ?? '')),
    markRead: () =>
      change(
        all.map((one) => ({ ...one, read: true })),
        markNotificationsRead,
      ),
  }
}
