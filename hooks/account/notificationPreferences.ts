import useSWR, { useSWRConfig } from 'swr'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import { keys } from '#lib/keys.ts'
import { readNotificationPreferences, saveNotificationPreferences } from '#services/notifications.ts'

/** The channels of each kind of notification. */
export const useNotificationPreferences = () =>
  useSWR<NotificationPreferences>(keys.notificationPreferences, readNotificationPreferences)

/** Shows the choice at once, and the previous one again if the server refuses. */
export function useSaveNotificationPreferences(): (preferences: NotificationPreferences) => Promise<void> {
  const { mutate } = useSWRConfig()
  return async (preferences) => {
    await mutate<NotificationPreferences>(
      keys.notificationPreferences,
      () => saveNotificationPreferences(preferences),
      { optimisticData: preferences, rollbackOnError: true, revalidate: false },
    )
  }
}
