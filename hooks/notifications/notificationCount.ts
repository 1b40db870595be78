import useSWR from 'swr'
import type { NotificationCount } from '#contracts/notifications.ts'
import { useRefreshInterval } from '#hooks/live/live.ts'
import { useMe } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { countNotifications } from '#services/notifications.ts'

/** The count of the bell. */
export function useNotificationCount(): NotificationCount {
  const me = useMe()
  const { data } = useSWR<NotificationCount>(me ? keys.notificationCount : null, countNotifications, {
    refreshInterval: useRefreshInterval(),
    // The page's count is updated by the live stream, or by polling.
    revalidateIfStale: false,
  })
  return data ?? { total: 0, unread: 0 }
}

/** The count where it is only shown, such as in page titles; the bell refreshes it. Nothing for guests. */
export const useUnreadCount = (): number =>
  useSWR<NotificationCount>(keys.notificationCount, null).data?.unread ?? 0
