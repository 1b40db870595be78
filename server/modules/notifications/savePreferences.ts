import { type NotificationPreferences, notificationPreferencesInput } from '#contracts/notifications.ts'
import { mutation } from '#server/platform/http/index.ts'
import { preferenceRows } from './preferences.ts'
import { savePreferenceRows } from './queries/preferences.ts'

/** PUT /preferences: says it for every kind of notifications; what is told from now on keeps to it. */
export const savePreferences = mutation({
  access: 'user',
  withoutAge: true,
  input: notificationPreferencesInput,
  run: async (preferences, { viewer, db }): Promise<NotificationPreferences> => {
    await savePreferenceRows(db, preferenceRows(viewer.id, preferences))
    return preferences
  },
})
