import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { prepared, preparedSql } from '#server/platform/db/prepared.ts'
import { platform } from '#server/platform/index.ts'
import type { Notified, NotifiedColumns } from '#server/platform/live/badges.ts'

/**
 * Selects what a notification quotes: an offer's title, or the beginning of a post, a comment or a rating. It is null for a
 * decision of moderators, which `findQuotes` knows, and where the text was deleted or hidden.
 */
export function quoteOf(row: NotifiedColumns): SQL<string | null> {
  const { titleOf, ratingWordsOf, notifiedWordsOf } = platform().quotes
  return sql<string | null>`case
    when ${row.type} in ('friends', 'moderation') then null
    when ${row.type} <> 'jobs' then ${notifiedWordsOf(row)}
    when ${row.detail} = 'rated' then ${ratingWordsOf(row.actorId, row.accountId)}
    else ${titleOf(row.actionId)} end`
}

const columns = {
  type: sql`notified.type`,
  detail: sql`notified.detail`,
  accountId: sql`notified."accountId"`,
  actorId: sql`notified."actorId"`,
  actionId: sql`notified."actionId"`,
}

const quotes = prepared((db) =>
  preparedSql<{ id: string; quote: string }>(
    'notified_quotes',
    sql`select id, quote from (
      select id, ${quoteOf(columns)} as quote from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as notified(
        id uuid, type text, detail text, "accountId" uuid, "actorId" uuid, "actionId" uuid)
    ) quoted where quote is not null`,
  )(db),
)

/** Returns by notification id the current text that it quotes; what was deleted or hidden is not quoted. */
export async function findQuotes(db: Db, rows: readonly Notified[]): Promise<Map<string, string>> {
  const { rows: found } = await quotes(db).execute({ rows: JSON.stringify(rows) })
  const decisions = rows.filter(({ type }) => type === 'moderation')
  const decided = await platform().quotes.findDecidedWords(db, decisions)
  return new Map(found.map(({ id, quote }) => [id, quote] as const).concat([...decided]))
}
