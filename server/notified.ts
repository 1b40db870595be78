// What notifications quote, of the modules that own the texts.

import { type SQL, sql } from 'drizzle-orm'
import { titleOf } from '#server/modules/jobs/index.ts'
import { findDecidedWords } from '#server/modules/moderation/index.ts'
import { notifiedWordsOf } from '#server/modules/posts/index.ts'
import { ratingWordsOf } from '#server/modules/ratings/index.ts'
import { preparedSql } from './platform/db/prepared.ts'
import type { NotifiedColumns, Quotes } from './platform/live/badges.ts'

const quoteOf = (row: NotifiedColumns): SQL<string | null> => sql<string | null>`case
  when ${row.type} in ('friends', 'moderation') then null
  when ${row.type} <> 'jobs' then ${notifiedWordsOf(row)}
  when ${row.detail} = 'rated' then ${ratingWordsOf(row.actorId, row.accountId)}
  else ${titleOf(row.actionId)} end`

const columns = {
  type: sql`notified.type`,
  detail: sql`notified.detail`,
  accountId: sql`notified."accountId"`,
  actorId: sql`notified."actorId"`,
  actionId: sql`notified."actionId"`,
}

const foundQuotes = preparedSql<{ id: string; quote: string }>(
  'notified_quotes',
  sql`select id, quote from (
    select id, ${quoteOf(columns)} as quote from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as notified(
      id uuid, type text, detail text, "accountId" uuid, "actorId" uuid, "actionId" uuid)
  ) found where quote is not null`,
)

/** An offer's title, or the beginning of a post, a comment, a rating, or of what moderators decided about. */
export const quotes: Quotes = {
  of: quoteOf,
  async find(db, rows) {
    const { rows: found } = await foundQuotes(db).execute({ rows: JSON.stringify(rows) })
    const decisions = rows.filter(({ type }) => type === 'moderation')
    const decided = await findDecidedWords(db, decisions)
    return new Map(found.map(({ id, quote }) => [id, quote] as const).concat([...decided]))
  },
}
