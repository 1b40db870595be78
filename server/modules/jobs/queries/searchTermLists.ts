import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobTerms } from '../search/tables.ts'
import { readRarely } from './readRarely.ts'

/** How large a part of all rows the common terms have, as PostgreSQL estimates it. */
export const getShares = readRarely(readShares)

async function readShares(db: Db): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ term: string; share: number }>(sql`
    select term, share from pg_stats, unnest(most_common_vals::text::text[], most_common_freqs) common (term, share)
    where schemaname = current_schema() and tablename = 'job_terms' and attname = 'term'`)
  return new Map(rows.map(({ term, share }) => [term, share]))
}

const mostCities = 20

/** Returns the terms of the cities whose name begins so, without accents and case; null if there are very many. */
export async function findCities(db: Db, beginning: string): Promise<string[] | null> {
  const term = sql`${jobTerms.term}`
  // The bounds are constants where they are compared, so that the index is entered at them.
  const first = sql`('~' || brota_plain(${beginning}))`
  const isBefore = sql`${term} ~<~ (${first} || ${'\u{10ffff}'})`
  const next = (after: SQL) =>
    sql`(select ${term} from ${jobTerms} where ${after} and ${isBefore} order by ${term} using ~<~ limit 1)`
  const { rows } = await db.execute<{ term: string }>(sql`
    with recursive found (term) as (
      ${next(sql`${term} ~>=~ ${first}`)}
      union all
      select ${next(sql`${term} ~>~ found.term`)} from found where found.term is not null)
    select term from found where term is not null limit ${mostCities + 1}`)
  return rows.length > mostCities ? null : rows.map((row) => row.term)
}
