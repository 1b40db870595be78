import useSWR from 'swr'
import type { NotificationTopic } from '#contracts/lists.ts'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import { useChangeAtOnce } from '#hooks/swr/atOnce.ts'
import { sendInOrder } from '#hooks/swr/sendInOrder.ts'
import { keys } from '#lib/keys.ts'
import { readNotificationPreferences, saveNotificationPreferences } from '#services/notifications.ts'

/** The channels of each kind of notification. */
export const useNotificationPreferences = () =>
  useSWR<NotificationPreferences>(keys.notificationPreferences, readNotificationPreferences)

type Channels = NotificationPreferences[NotificationTopic]

/**
 * Shows a choice at once, and the previous one again if the server refuses. Sends the choice alone: only those of the same channel
 * have an order.
 */
export function useChangeNotifications(): (
  topic: NotificationTopic,
  change: Partial<Channels>,
) => Promise<void> {
  const changeAtOnce = useChangeAtOnce()
  return (topic, change) =>
    changeAtOnce<NotificationPreferences>(
      keys.notificationPreferences,
      (shown) => ({ ...shown, [topic]: { ...shown[topic], ...change } }),
      () =>
        sendInOrder(`notifications ${topic} ${Object.keys(change)}`, () =>
          saveNotificationPreferences({ [topic]: change }),
        ),
    )
}
