import type { SQL, SQLWrapper } from 'drizzle-orm'
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

/** The columns of stored notifications in a statement. */
export type NotifiedColumns = Record<'type' | 'detail' | 'accountId' | 'actorId' | 'actionId', SQLWrapper>

/** The current texts that notifications quote; what was deleted or hidden is not quoted. `notified.ts` implements it. */
export type Quotes = {
  /** Selects the quote in a list's own statement; of decisions, which are about content of every kind, only `find` knows it. */
  of(row: NotifiedColumns): SQL<string | null>
  /** Returns the quotes by notification id. */
  find(db: Db, rows: readonly Notified[]): Promise<Map<string, string>>
}
