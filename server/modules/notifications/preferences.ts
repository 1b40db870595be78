import { type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findPreferences, type PreferenceRow } from './queries/preferences.ts'

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

/** Where each kind of notifications reaches each of these people. */
export async function getAllPreferences(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationPreferences>> {
  const said = Map.groupBy(await findPreferences(db, accountIds), ({ accountId }) => accountId)
  return new Map(accountIds.map((id) => [id, preferencesView(said.get(id) ?? [])]))
}

/** Where each kind of notifications reaches somebody. */
export const getPreferences = async (db: Db, accountId: string): Promise<NotificationPreferences> =>
  preferencesView(await findPreferences(db, [accountId]))

/** Whether somebody wants a mail of such notifications as soon as it happens. */
export const wantsMailNow = async (db: Db, accountId: string, topic: NotificationTopic): Promise<boolean> =>
  (await getPreferences(db, accountId))[topic].email === 'now'

/** Rows -> every topic, with what the house proposes where nothing was said. */
function preferencesView(rows: readonly PreferenceRow[]): NotificationPreferences {
  const said = rows.map(({ topic, inApp, email }) => [topic, { inApp, email }] as const)
  return { ...proposed, ...Object.fromEntries(said) }
}

/** Every topic -> the rows that say so. */
export const preferenceRows = (accountId: string, preferences: NotificationPreferences): PreferenceRow[] =>
  notificationTopics.map((topic) => ({ accountId, topic, ...preferences[topic] }))
