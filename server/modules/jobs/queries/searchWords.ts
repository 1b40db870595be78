import { type SQL, sql } from 'drizzle-orm'
import { openTsqueries, scoreWanted, type Tsqueries, type Wanted } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { jobDocuments, searchWords } from '../search/tables.ts'
import type { SearchedPart, WordsMatch } from './searchOrder.ts'

const documents = { whole: jobDocuments.whole, preview: jobDocuments.preview }
/** The weights of organisation and place in the head; only members search states, which previews lack. */
const placeWeights = { whole: 'BC', preview: 'B' }

const toSql = (tsquery: string): SQL => sql`${tsquery}::tsquery`

const matches = (wanted: Wanted, part: SearchedPart, ask: Tsqueries): SQL =>
  sql`${documents[part]} @@ ${toSql(ask.askAll(wanted, ''))}`

/** Matches offers that meet everything that is wanted, and scores how: what is in a title first. */
export async function matchAll(db: Db, all: readonly Wanted[], part: SearchedPart): Promise<WordsMatch> {
  const ask = await openTsqueries(db, all)
  const places = placeWeights[part]
  const single = all.map((wanted) => ask.askAllSingle(wanted, ''))
  const each = (toTsquery: (wanted: Wanted) => string) => all.map((wanted) => toSql(toTsquery(wanted)))
  const named = each((wanted) => ask.askNames(wanted, 'A'))
  const titled = each((wanted) => ask.askAll(wanted, 'A'))
  const placed = each((wanted) => ask.askAll(wanted, `A${places}`))
  return {
    words: each((wanted) => ask.askAll(wanted, '')),
    single: all.some(ask.hasExpressions) && single.every(Boolean) ? single.map(toSql) : null,
    score: sql.join(
      all.map((wanted) => scoreOne(wanted, part, ask)),
      sql` + `,
    ),
    scored: ['head'],
    levels:
      all.length === 1 ? [named, titled, each((wanted) => ask.askNames(wanted, places)), placed] : [named],
    better: all.length === 1 ? null : [titled, placed],
  }
}

/** Matches offers that meet something of it, and scores first how many of the wanted things, then how. */
export async function matchSome(db: Db, all: readonly Wanted[], part: SearchedPart): Promise<WordsMatch> {
  const ask = await openTsqueries(db, all)
  const points = all.map(
    (wanted) =>
      sql`(case when ${matches(wanted, part, ask)} then 100 + ${scoreOne(wanted, part, ask)} else 0 end)`,
  )
  return {
    words: [toSql(ask.either(all.map((wanted) => ask.askAll(wanted, ''))))],
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
  const ask = await openTsqueries(db, all)
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

const unused = sql`not exists (
  select from ${jobDocuments} where ${jobDocuments.preview} @@ quote_literal(${searchWords.word})::tsquery)`

/** Deletes the words that no published offer has any more. Offers wait only while those found unused are checked again. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  const found = await db.select({ word: searchWords.word }).from(searchWords).where(unused)
  if (found.length === 0) return
  const words = found.map(({ word }) => word)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${documentsLock})`)
    await tx
      .delete(searchWords)
      .where(sql`${searchWords.word} = any(${sql.param(words)}::text[]) and ${unused}`)
  })
}
