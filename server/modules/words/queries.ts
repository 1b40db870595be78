import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { type Wanted, withoutTokens } from './readSearch.ts'
import {
  createTsqueries,
  getBeginnings,
  getLexemes,
  getWords,
  type Known,
  type Lexemes,
  type Tsqueries,
  type Weights,
  type WordLexemes,
} from './tsqueries.ts'

/** More words than people type in a day; a full cache is emptied. */
const mostCached = 20_000
const cached = new WeakMap<Db, Map<string, WordLexemes>>()

function getCache(db: Db): Map<string, WordLexemes> {
  const known = cached.get(db)
  if (known && known.size < mostCached) return known
  const empty = new Map<string, WordLexemes>()
  cached.set(db, empty)
  return empty
}

/**
 * Returns the lexemes of plain words. They are cached, because the dictionaries take longer than most searches; the words
 * of the thesaurus are typed again and again.
 */
async function findLexemes(db: Db, words: readonly string[]): Promise<Lexemes> {
  const cache = getCache(db)
  const unknown = [...new Set(words)].filter((word) => !cache.has(word))
  if (unknown.length === 0) return cache
  const { rows } = await db.execute<WordLexemes & { word: string }>(sql`
    select word, tsvector_to_array(brota_lexemes(word)) as any, array(
      select lexeme from unnest(to_tsvector('pg_catalog.simple', brota_parted(word))) order by positions[1]
    ) as parts from unnest(${sql.param(unknown)}::text[]) word`)
  for (const { word, any, parts } of rows) cache.set(word, { any, parts })
  return cache
}

/** Looks up which of these lexemes the searched documents have, and what these beginnings may become. */
export type FindKnown = (lexemes: readonly string[], beginnings: readonly string[]) => Promise<Known>

/**
 * Returns what to ask documents for, for everything that is wanted. With `findKnown` only lexemes are asked for that some
 * document has: the index compares each match with every one of them.
 */
export async function openTsqueries(
  db: Db,
  all: readonly Wanted[],
  findKnown?: FindKnown,
): Promise<Tsqueries> {
  const lexemes = await findLexemes(db, getWords(all))
  const known = findKnown && (await findKnown(getLexemes(lexemes, all), getBeginnings(lexemes, all)))
  return createTsqueries(lexemes, known ?? null)
}

/** What a document has to meet: at least so many of the wanted things. */
export type Match = { wanted: readonly Wanted[]; least: number; ask: Tsqueries }

export const openMatch = async (
  db: Db,
  wanted: readonly Wanted[],
  least = wanted.length,
): Promise<Match> => ({ wanted, least, ask: await openTsqueries(db, wanted) })

/** Every choice of `count` of these. */
function choose<One>(all: readonly One[], count: number): One[][] {
  if (count === 0) return [[]]
  return all.flatMap((one, index) => choose(all.slice(index + 1), count - 1).map((rest) => [one, ...rest]))
}

const askEach = ({ wanted, ask }: Match): string[] => wanted.map((one) => ask.askAll(one, ''))

/** Returns a match as one tsquery: a value, so that one prepared statement serves any number of words. */
export function getTsquery(match: Match): string {
  const asked = askEach(match)
  const { least, ask } = match
  return ask.either(choose(asked, Math.min(least, asked.length)).map(ask.both))
}

/** Whether a document meets at least as many of the wanted things. */
export function meets(document: SQL, match: Match): SQL {
  const asked = askEach(match)
  const has = (tsquery: string) => sql`${document} @@ ${tsquery}::tsquery`
  // As conditions of their own the index meets them by skipping.
  return match.least >= asked.length ? sql.join(asked.map(has), sql` and `) : has(getTsquery(match))
}

/**
 * Scores how a document meets what is wanted: by its title (weight A) before its place (the given weights) before its texts,
 * by what was typed before what means the same, and by that before the categories.
 */
export function scoreWanted(document: SQL, wanted: Wanted, places: Weights, ask: Tsqueries): SQL {
  const has = (tsquery: string) => sql`${document} @@ ${tsquery}::tsquery`
  return sql`(case when ${has(ask.askNames(wanted, 'A'))} then 8
    when ${has(ask.askAll(withoutTokens(wanted), 'A'))} then 7
    ${wanted.tokens.length > 0 ? sql`when ${has(ask.askAll(wanted, 'A'))} then 6` : sql``}
    when ${has(ask.askNames(wanted, places))} then 4
    when ${has(ask.askAll(wanted, places))} then 3
    else 1 end)`
}
