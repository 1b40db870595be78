import useSWR from 'swr'
import type { NotificationCount } from '#contracts/notifications.ts'
import { keys } from '#lib/keys.ts'
import { countNotifications } from '#services/notifications.ts'
import { useAskAgain } from './live.ts'
import { useMe } from './session.ts'

/** What the bell and the tab's title show. On every page: the list itself comes when it is opened. */
export function useNotificationCount(): NotificationCount {
  const me = useMe()
  const { data } = useSWR<NotificationCount>(me ? keys.notificationCount : null, countNotifications, {
    refreshInterval: useAskAgain(),
    // What the page brought is kept up by the stream, or by asking now and then.
    revalidateIfStale: false,
  })
  return data ?? { total: 0, unread: 0 }
}
