import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { NotificationDetail, NotificationType } from '#contracts/lists.ts'
import type { Badge } from '#contracts/live.ts'
import type { Db } from '../db/index.ts'

/** Returns the badges by account id, of those accounts that exist. `modules.ts` implements it. */
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

/** What modules select and read for the texts that notifications quote. `notified.ts` fills it. */
export type Quotes = {
  titleOf(jobId: SQLWrapper): SQL<string | null>
  ratingWordsOf(authorId: SQLWrapper, organisationId: SQLWrapper): SQL<string | null>
  notifiedWordsOf(row: NotifiedColumns): SQL<string | null>
  /** By notification id: a decision may be about content of any kind, so that no column selects it. */
  findDecidedWords(db: Db, rows: readonly Notified[]): Promise<Map<string, string>>
}
