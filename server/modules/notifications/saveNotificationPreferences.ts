import { type NotificationPreferences, notificationPreferencesInput } from '#contracts/notifications.ts'
import { mutation } from '#server/platform/http/index.ts'
import { preferenceRows } from './preferences.ts'
import { savePreferenceRows } from './queries/preferences.ts'

/** PUT /preferences: replaces the caller's preferences for every topic. */
export const saveNotificationPreferences = mutation({
  access: 'user',
  withoutAge: true,
  input: notificationPreferencesInput,
  run: async (preferences, { viewer, db }): Promise<NotificationPreferences> => {
    await savePreferenceRows(db, preferenceRows(viewer.id, preferences))
    return preferences
  },
})
