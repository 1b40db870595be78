import { alwaysTold, type NotificationTopic, notificationTopics } from '#contracts/lists.ts'
import type { ChangedPreferences, NotificationPreferences } from '#contracts/notifications.ts'
import type { Db } from '#server/platform/db/index.ts'
import { findPreferences, type PreferenceRow, savePreference } from './queries/preferences.ts'

/** The default preferences. */
export const defaults: NotificationPreferences = {
  likes: { inApp: true, email: 'never' },
  'like-comment': { inApp: true, email: 'never' },
  comments: { inApp: true, email: 'daily' },
  mention: { inApp: true, email: 'daily' },
  friends: { inApp: true, email: 'daily' },
  jobs: { inApp: true, email: 'now' },
  messages: { inApp: true, email: 'daily' },
  moderation: { inApp: true, email: 'now' },
}

/** Returns the preferences of these accounts by id. */
export async function getAllPreferences(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, NotificationPreferences>> {
  const rows = Map.groupBy(await findPreferences(db, accountIds), ({ accountId }) => accountId)
  return new Map(accountIds.map((id) => [id, preferencesView(rows.get(id) ?? [])]))
}

/** Returns the preferences of an account. */
export const getPreferences = async (db: Db, accountId: string): Promise<NotificationPreferences> =>
  preferencesView(await findPreferences(db, [accountId]))

/** Whether an account wants an email of this topic at once. */
export const wantsMailNow = async (db: Db, accountId: string, topic: NotificationTopic): Promise<boolean> =>
  (await getPreferences(db, accountId))[topic].email === 'now'

/** Converts rows to preferences for every topic, with defaults for missing ones and for what is always told. */
function preferencesView(rows: readonly PreferenceRow[]): NotificationPreferences {
  const saved = rows.map(({ topic, inApp, email }) => [topic, { inApp, email }] as const)
  return { ...defaults, ...Object.fromEntries(saved), [alwaysTold]: defaults[alwaysTold] }
}

/**
 * Changes the preferences that are given, each by itself: two calls that overlap keep what both changed. What is always
 * told does not change.
 */
export async function changePreferences(
  db: Db,
  accountId: string,
  changes: ChangedPreferences,
): Promise<void> {
  for (const topic of notificationTopics.filter((one) => one !== alwaysTold)) {
    const { inApp, email } = changes[topic] ?? {}
    if (inApp !== undefined || email !== undefined)
      await savePreference(db, { accountId, topic, ...defaults[topic] }, { inApp, email })
  }
}
