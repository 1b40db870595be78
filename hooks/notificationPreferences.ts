import useSWR, { useSWRConfig } from 'swr'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import { keys } from '#lib/keys.ts'
import { readNotificationPreferences, saveNotificationPreferences } from '#services/notifications.ts'

/** Where each kind of notifications reaches one. */
export const useNotificationPreferences = () =>
  useSWR<NotificationPreferences>(keys.notificationPreferences, readNotificationPreferences)

/** Shows the choice at once, and the one before again when the server says no. */
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
