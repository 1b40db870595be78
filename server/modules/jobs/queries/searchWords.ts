import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type Known,
  openTsqueries,
  scoreWanted,
  type Tsqueries,
  type Wanted,
  withoutTokens,
} from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { jobDocuments, searchLexemes, searchWords } from '../search/tables.ts'
import type { SearchedPart, WordsMatch } from './searchOrder.ts'

const documents = { whole: jobDocuments.whole, preview: jobDocuments.preview }
/** The weights of organisation and place in the head; only members search states, which previews lack. */
const placeWeights = { whole: 'BC', preview: 'B' }

const toSql = (tsquery: string): SQL => sql`${tsquery}::tsquery`

const matches = (wanted: Wanted, part: SearchedPart, ask: Tsqueries): SQL =>
  sql`${documents[part]} @@ ${toSql(ask.askAll(wanted, ''))}`

const mostCompletions = 20

/** Returns which of these lexemes published offers have, and all that begin so, of each beginning of at most twenty. */
async function findKnown(db: Db, asked: readonly string[], beginnings: readonly string[]): Promise<Known> {
  const { lexeme } = searchLexemes
  const { rows } = await db.execute<{ lexeme: string; beginning: string | null }>(sql`
    select ${lexeme}, null as beginning from ${searchLexemes} where ${lexeme} = any(${sql.param(asked)}::text[])
    union all select found.lexeme, beginning from unnest(${sql.param(beginnings)}::text[]) beginning, lateral (
      select ${lexeme} from ${searchLexemes}
      where ${lexeme} ~>=~ beginning and ${lexeme} ~<~ (beginning || ${'\u{10ffff}'}) limit ${mostCompletions + 1}) found`)
  const begun = beginnings.map((beginning) => {
    const found = rows.filter((row) => row.beginning === beginning)
    return [beginning, found.map((row) => row.lexeme)] as const
  })
  return {
    lexemes: new Set(rows.map((row) => row.lexeme)),
    completions: new Map(begun.filter(([, completions]) => completions.length <= mostCompletions)),
  }
}

const openKnown = (db: Db, all: readonly Wanted[]): Promise<Tsqueries> =>
  openTsqueries(db, all, (lexemes, beginnings) => findKnown(db, lexemes, beginnings))

/** Returns the tsqueries of offers that will be published, too, with words that none has yet. */
export async function askForAll(db: Db, all: readonly Wanted[]): Promise<SQL[]> {
  const ask = await openTsqueries(db, all)
  return all.map((wanted) => toSql(ask.askAll(wanted, '')))
}

/** Matches offers that meet everything that is wanted, and scores how: what is in a title first. */
export async function matchAll(db: Db, all: readonly Wanted[], part: SearchedPart): Promise<WordsMatch> {
  const ask = await openKnown(db, all)
  const places = placeWeights[part]
  const single = all.map((wanted) => ask.askAllSingle(wanted, ''))
  const each = (toTsquery: (wanted: Wanted) => string) => all.map((wanted) => toSql(toTsquery(wanted)))
  const named = each((wanted) => ask.askNames(wanted, 'A'))
  const worded = each((wanted) => ask.askAll(withoutTokens(wanted), 'A'))
  const titled = each((wanted) => ask.askAll(wanted, 'A'))
  const placed = each((wanted) => ask.askAll(wanted, `A${places}`))
  const asked = all.map((wanted) => ask.askAll(wanted, ''))
  // What means no category is met by its words alone.
  const inTitle = all.some(({ tokens }) => tokens.length > 0) ? [worded, titled] : [titled]
  return {
    asked,
    words: asked.map(toSql),
    single: all.some(ask.hasExpressions) && single.every(Boolean) ? single.map(toSql) : null,
    score: sql.join(
      all.map((wanted) => scoreOne(wanted, part, ask)),
      sql` + `,
    ),
    scored: ['head'],
    levels:
      all.length === 1
        ? [named, ...inTitle, each((wanted) => ask.askNames(wanted, places)), placed]
        : [named],
    better: all.length === 1 ? null : [titled, placed],
  }
}

/** What meeting one wanted thing is worth, beside how it is met: the right people at another time are better than others at the right one. */
const topicWorth = sql.raw('100')
const mannerWorth = sql.raw('50')

/** Matches offers that meet something of it, and scores first how many of the wanted things, then how. */
export async function matchSome(db: Db, all: readonly Wanted[], part: SearchedPart): Promise<WordsMatch> {
  const ask = await openKnown(db, all)
  const points = all.map((wanted) => {
    const worth = wanted.isManner ? mannerWorth : topicWorth
    return sql`(case when ${matches(wanted, part, ask)} then ${worth} + ${scoreOne(wanted, part, ask)} else 0 end)`
  })
  const asked = ask.either(all.map((wanted) => ask.askAll(wanted, '')))
  return {
    asked: [asked],
    words: [toSql(asked)],
    single: null,
    score: sql.join(points, sql` + `),
    scored: ['head', part],
    levels: [],
    better: [],
  }
}

const scoreOne = (wanted: Wanted, part: SearchedPart, ask: Tsqueries): SQL =>
  scoreWanted(sql`${jobDocuments.head}`, wanted, placeWeights[part], ask)

/** Returns for each wanted thing whether some published offer meets it. */
export async function findMet(db: Db, all: readonly Wanted[], part: SearchedPart): Promise<boolean[]> {
  const ask = await openKnown(db, all)
  const met = all.map(
    (wanted) => sql`exists (select from ${jobDocuments} where ${matches(wanted, part, ask)})`,
  )
  const { rows } = await db.execute<{ met: boolean[] }>(sql`select array[${sql.join(met, sql`, `)}] as met`)
  return rows[0]?.met ?? []
}

const mostAlike = 20

/** Returns words of published offers that resemble this one, most alike first. */
export async function findAlike(db: Db, word: string): Promise<string[]> {
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(sql`similarity(${searchWords.word}, ${word}) desc`, searchWords.word)
    .limit(mostAlike)
  return rows.map((row) => row.word)
}

/** The advisory lock of changed documents, as in their trigger's function. */
const documentsLock = 7_263_402

/** A word of a table, and the documents that have to have it. */
type Noted = { table: PgTable; word: SQL; isUnused: SQL }

/** A word as a tsquery; `quote_literal` would mark one with a backslash by a letter before its quotes. */
const toTsquery = (word: SQL): SQL =>
  sql`('''' || replace(replace(${word}, '\\', '\\\\'), '''', '''''') || '''')::tsquery`

const toNoted = (table: PgTable, word: SQL, document: PgColumn): Noted => ({
  table,
  word,
  isUnused: sql`not exists (select from ${jobDocuments} where ${document} @@ ${toTsquery(word)})`,
})

const noted = [
  toNoted(searchWords, sql`${searchWords.word}`, jobDocuments.preview),
  toNoted(searchLexemes, sql`${searchLexemes.lexeme}`, jobDocuments.whole),
]

/** Deletes the words and lexemes that no published offer has any more. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  for (const one of noted) await deleteUnused(db, one)
}

/** Offers wait only while those found unused are checked again. */
async function deleteUnused(db: Db, { table, word, isUnused }: Noted): Promise<void> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select ${word} as word from ${table} where ${isUnused}`,
  )
  if (rows.length === 0) return
  const words = rows.map((row) => row.word)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`)
    await tx.delete(table).where(sql`${word} = any(${sql.param(words)}::text[]) and ${isUnused}`)
  })
}
