import useSWR from 'swr'
import type { NotificationCount } from '#contracts/notifications.ts'
import { keys } from '#lib/keys.ts'
import { countNotifications } from '#services/notifications.ts'
import { useRefreshInterval } from './live.ts'
import { useMe } from './session.ts'

/** What the bell shows. */
export function useNotificationCount(): NotificationCount {
  const me = useMe()
  const { data } = useSWR<NotificationCount>(me ? keys.notificationCount : null, countNotifications, {
    refreshInterval: useRefreshInterval(),
    // What the page brought is kept up by the stream, or by asking now and then.
    revalidateIfStale: false,
  })
  return data ?? { total: 0, unread: 0 }
}

/** The same where it is only shown: pages say it in their titles, the bell keeps it up. Nothing for guests. */
export const useUnreadCount = (): number =>
  useSWR<NotificationCount>(keys.notificationCount, null).data?.unread ?? 0
