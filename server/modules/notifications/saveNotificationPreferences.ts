import { type NotificationPreferences, notificationPreferencesInput } from '#contracts/notifications.ts'
import { mutation } from '#server/platform/http/index.ts'
import { changePreferences, getPreferences } from './preferences.ts'

/** PUT /preferences: changes the caller's preferences that are given, and returns those for every topic; those of moderation stay. */
export const saveNotificationPreferences = mutation({
  access: 'user',
  withoutAge: true,
  input: notificationPreferencesInput,
  run: async (changes, { viewer, db }): Promise<NotificationPreferences> => {
    await changePreferences(db, viewer.id, changes)
    return getPreferences(db, viewer.id)
  },
})
