import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import type { Badge } from '#contracts/live.ts'
import type { Db } from '../db/index.ts'

/** Returns the badges by account id, for accounts that exist as seen by this transaction. `modules.ts` implements it. */
export type BadgeReader = (db: Db, accountIds: readonly string[]) => Promise<Map<string, Badge>>

/** A stored notification: `accountId` receives that `actorId` did something to `actionId`. */
export type Notified = {
  id: string
  accountId: string
  type: NotificationType
  detail: NotificationDetail | ''
  actorId: string
  actionId: string
}

/**
 * Returns by notification id the current text that it quotes; what was deleted or hidden is not quoted. `notified.ts`
 * implements it by asking the modules.
 */
export type NotifiedReader = (db: Db, rows: readonly Notified[]) => Promise<Map<string, string>>
