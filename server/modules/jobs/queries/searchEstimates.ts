import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { getKeys } from '../saved/keys.ts'
import { readRarely } from './readRarely.ts'
import type { SearchedPart, WordsMatch } from './searchOrder.ts'
import { asOneSlice, noSlices, type Slices, sliced } from './searchSlices.ts'

/** The shares of documents that have each common lexeme; `rare` is that of the rarest of these. */
type Shares = { rare: number; byLexeme: ReadonlyMap<string, number> }

const getShares = readRarely(readShares)

/** Reads what PostgreSQL estimates of the lexemes of documents. Its last two shares are the least and the largest. */
async function readShares(db: Db): Promise<Map<string, Shares>> {
  const { rows } = await db.execute<{ part: string; lexemes: string[]; shares: number[] }>(sql`
    select attname as part, most_common_elems::text::text[] as lexemes, most_common_elem_freqs as shares
    from pg_stats where schemaname = current_schema() and tablename = 'job_documents' and most_common_elems is not null`)
  return new Map(
    rows.map(({ part, lexemes, shares }) => {
      const byLexeme = new Map(lexemes.map((lexeme, index) => [lexeme, shares[index] ?? 1]))
      return [part, { byLexeme, rare: shares[lexemes.length] ?? 1 }]
    }),
  )
}

/**
 * Returns how large a part of all offers meets all of these tsqueries, at most, as far as PostgreSQL knows. A word often counts
 * several times, by its stems and as it stands.
 */
export async function estimateShare(
  db: Db,
  { part, now }: { part: SearchedPart; now: Date },
  tsqueries: readonly string[],
): Promise<number> {
  const known = (await getShares(db, now)).get(part)
  if (!known) return 1
  const { rare, byLexeme } = known
  const estimate = (tsquery: string) => {
    const keys = tsquery === '' ? [] : getKeys(tsquery)
    if (!keys || keys.some((key) => key.endsWith(':*'))) return 1
    return keys.reduce((sum, key) => sum + (byLexeme.get(key) ?? rare), 0)
  }
  return Math.min(1, ...tsqueries.map(estimate))
}

/**
 * Returns the slices as one if they may be expected to have so many matches; else none, because all others would be read as
 * well. The estimate counts most words two or three times.
 */
export async function chooseSlices(
  db: Db,
  source: { part: SearchedPart; now: Date; slices: Slices },
  match: WordsMatch | null,
  most: number,
): Promise<Slices> {
  const share = match ? await estimateShare(db, source, match.asked) : 1
  return share * sliced < 3 * most ? noSlices : asOneSlice(source.slices)
}
