import type { NotificationPreferences } from '#contracts/notifications.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preferencesView } from './preferences.ts'
import { findPreferences } from './queries/preferences.ts'

/** Where each kind of news reaches somebody. */
export const preferencesOf = async (db: Db, accountId: string): Promise<NotificationPreferences> =>
  preferencesView(await findPreferences(db, accountId))
