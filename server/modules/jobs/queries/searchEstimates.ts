import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { getKeys } from '../saved/keys.ts'
import { readRarely } from './readRarely.ts'
import type { SearchedPart } from './searchOrder.ts'

/** The shares of documents that have each common lexeme; `rare` is that of the rarest of these. */
type Shares = { offers: number; rare: number; byLexeme: ReadonlyMap<string, number> }

const getShares = readRarely(readShares)

/** Reads what PostgreSQL estimates of the lexemes of documents. Its last two shares are the least and the largest. */
async function readShares(db: Db): Promise<Map<string, Shares>> {
  const { rows } = await db.execute<{
    part: string
    offers: number
    lexemes: string[]
    shares: number[]
  }>(sql`
    select attname as part, most_common_elems::text::text[] as lexemes, most_common_elem_freqs as shares,
      (select reltuples::float8 from pg_class where oid = 'job_documents'::regclass) as offers
    from pg_stats where schemaname = current_schema() and tablename = 'job_documents' and most_common_elems is not null`)
  return new Map(
    rows.map(({ part, offers, lexemes, shares }) => {
      const byLexeme = new Map(lexemes.map((lexeme, index) => [lexeme, shares[index] ?? 1]))
      return [part, { offers, byLexeme, rare: shares[lexemes.length] ?? 1 }]
    }),
  )
}

/** Returns how many offers meet all of these tsqueries, at most, as far as PostgreSQL knows. */
export async function estimateMatches(
  db: Db,
  { part, now }: { part: SearchedPart; now: Date },
  tsqueries: readonly string[],
): Promise<number> {
  const known = (await getShares(db, now)).get(part)
  if (!known) return Number.POSITIVE_INFINITY
  const { offers, rare, byLexeme } = known
  const estimate = (tsquery: string) => {
    const keys = tsquery === '' ? [] : getKeys(tsquery)
    if (!keys || keys.some((key) => key.endsWith(':*'))) return Number.POSITIVE_INFINITY
    return keys.reduce((sum, key) => sum + offers * (byLexeme.get(key) ?? rare), 0)
  }
  return Math.min(...tsqueries.map(estimate))
}
