import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import type { Badge } from '#contracts/live.ts'
import type { Db } from '../db/index.ts'

/** account id -> what its badges show, of accounts that exist as this transaction sees it. Rooms count, main.ts names them. */
export type BadgeReader = (db: Db, accountIds: readonly string[]) => Promise<Map<string, Badge>>

/** A notification as it is stored: who is told (`accountId`) that whom (`actorId`) did what to which thing (`actionId`). */
export type Notified = {
  id: string
  accountId: string
  type: NotificationType
  detail: NotificationDetail | ''
  actorId: string
  actionId: string
}

/**
 * id of a notification -> what it is about in a line, as it stands now: what is gone, or put away, is quoted nowhere.
 * The modules that own these things say it, main.ts names them.
 */
export type NotifiedReader = (db: Db, rows: readonly Notified[]) => Promise<Map<string, string>>
