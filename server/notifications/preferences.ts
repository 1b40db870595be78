import { notificationTopics } from '#contracts/lists.ts'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import type { PreferenceRow } from './queries/preferences.ts'

/** What the house proposes to whoever has said nothing: all of it in the site, by mail what waits for an answer. */
const proposed: NotificationPreferences = {
  likes: { inApp: true, email: 'never' },
  'like-comment': { inApp: true, email: 'never' },
  comments: { inApp: true, email: 'daily' },
  mention: { inApp: true, email: 'daily' },
  friends: { inApp: true, email: 'daily' },
  jobs: { inApp: true, email: 'now' },
  messages: { inApp: true, email: 'daily' },
  moderation: { inApp: true, email: 'now' },
}

/** Rows -> every topic, with what the house proposes where nothing was said. */
export function preferencesView(rows: readonly PreferenceRow[]): NotificationPreferences {
  const said = rows.map(({ topic, inApp, email }) => [topic, { inApp, email }] as const)
  return { ...proposed, ...Object.fromEntries(said) }
}

/** Every topic -> the rows that say so. */
export const preferenceRows = (accountId: string, preferences: NotificationPreferences): PreferenceRow[] =>
  notificationTopics.map((topic) => ({ accountId, topic, ...preferences[topic] }))
