import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { isEmptyWord } from '../search/words/ignored.ts'
import type { Wanted } from '../search/words/readSearch.ts'
import { jobDocuments, searchWords } from '../tables.ts'

/** What is searched: whole offers for members, previews for others. */
export type SearchedPart = 'whole' | 'preview'

const documents = { whole: jobDocuments.whole, preview: jobDocuments.preview }
/** The weights of organisation and place in the head; only members search states, which previews lack. */
const placeWeights = { whole: 'BC', preview: 'B' }

type Term = readonly string[]
/** An empty string means all fields. */
type Weights = string

const label = (word: string, weights: Weights): string => (weights ? `${word}:${weights}` : word)

/** The tsqueries of these expressions: single words by their stems, several as they stand, in their order. */
function askTerms(terms: readonly Term[], weights: Weights): SQL[] {
  const single = terms.flatMap((words) => (words.length === 1 ? words : []))
  const phrases = terms.filter((words) => words.length > 1)
  const inOrder = phrases.map((words) => `(${words.map((word) => label(word, weights)).join(' <-> ')})`)
  return [
    ...(single.length > 0
      ? [sql`brota_asked(${single.map((word) => label(word, weights)).join(' | ')})`]
      : []),
    ...(phrases.length > 0 ? [sql`to_tsquery('simple', brota_plain(${inOrder.join(' | ')}))`] : []),
  ]
}

/** The typed expression in any order, unless one of its words is in every text. */
const askTogether = (words: Term, weights: Weights): SQL[] =>
  words.length > 1 && !words.some(isEmptyWord)
    ? [sql`brota_asked(${words.map((word) => label(word, weights)).join(' & ')})`]
    : []

const either = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`

/** What was typed, or another name of it. */
const askNames = ({ words, names }: Wanted, weights: Weights): SQL[] => [
  ...askTerms(names, weights),
  ...askTogether(words, weights),
]

/** What was typed, what means the same, and what it may be the beginning of. */
function askAll(wanted: Wanted, weights: Weights): SQL {
  const { synonyms, tokens, begun } = wanted
  const tokenQuery = tokens.map((token) => label(`'${token}'`, weights)).join(' | ')
  return either([
    ...askNames(wanted, weights),
    ...askTerms(synonyms, weights),
    ...(tokens.length > 0 ? [sql`${tokenQuery}::tsquery`] : []),
    ...(begun ? [sql`to_tsquery('simple', brota_plain(${`${begun}:*${weights}`}))`] : []),
  ])
}

const matches = (wanted: Wanted, part: SearchedPart): SQL => sql`${documents[part]} @@ ${askAll(wanted, '')}`

/** Whether an offer meets everything that is wanted. */
export const matchesAll = (all: readonly Wanted[], part: SearchedPart): SQL =>
  sql`${documents[part]} @@ (${sql.join(
    all.map((wanted) => askAll(wanted, '')),
    sql` && `,
  )})`

/** Whether an offer meets something of it. */
export const matchesSome = (all: readonly Wanted[], part: SearchedPart): SQL =>
  sql`${documents[part]} @@ ${either(all.map((wanted) => askAll(wanted, '')))}`

/**
 * Scores how an offer meets what is wanted: in its title or categories before organisation and place before its texts,
 * and what was typed before what means the same.
 */
export const scoreAll = (all: readonly Wanted[], part: SearchedPart): SQL =>
  sql.join(
    all.map((wanted) => scoreOne(wanted, part)),
    sql` + `,
  )

/** Scores first how many of the wanted things an offer meets, then how. */
export const scoreSome = (all: readonly Wanted[], part: SearchedPart): SQL =>
  sql.join(
    all.map(
      (wanted) => sql`(case when ${matches(wanted, part)} then 100 + ${scoreOne(wanted, part)} else 0 end)`,
    ),
    sql` + `,
  )

function scoreOne(wanted: Wanted, part: SearchedPart): SQL {
  const { head } = jobDocuments
  const places = placeWeights[part]
  return sql`(case when ${head} @@ ${either(askNames(wanted, 'A'))} then 8
    when ${head} @@ ${askAll(wanted, 'A')} then 6
    when ${head} @@ ${either(askNames(wanted, places))} then 4
    when ${head} @@ ${askAll(wanted, places)} then 3
    else 1 end)`
}

/** Returns for each wanted thing whether some published offer meets it. */
export async function findMet(db: Db, all: readonly Wanted[], part: SearchedPart): Promise<boolean[]> {
  const met = all.map((wanted) => sql`exists (select from ${jobDocuments} where ${matches(wanted, part)})`)
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
