import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { isEmptyWord } from '../search/words/ignored.ts'
import type { Wanted } from '../search/words/readSearch.ts'
import { jobDocuments, searchWords } from '../tables.ts'
import type { SearchedPart, WordsMatch } from './search.ts'

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
    ...(single.length > 0 ? [sql`brota_any(${single.join(' ')}, ${weights})`] : []),
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

/** Matches offers that meet everything that is wanted, and scores how: what is in a title first. */
export const matchAll = (all: readonly Wanted[], part: SearchedPart): WordsMatch => ({
  words: all.map((wanted) => askAll(wanted, '')),
  score: sql.join(
    all.map((wanted) => scoreOne(wanted, part)),
    sql` + `,
  ),
  scored: ['head'],
  better: ['A', `A${placeWeights[part]}`].map((weights) => all.map((wanted) => askAll(wanted, weights))),
})

/** Matches offers that meet something of it, and scores first how many of the wanted things, then how. */
export const matchSome = (all: readonly Wanted[], part: SearchedPart): WordsMatch => ({
  words: [either(all.map((wanted) => askAll(wanted, '')))],
  score: sql.join(
    all.map(
      (wanted) => sql`(case when ${matches(wanted, part)} then 100 + ${scoreOne(wanted, part)} else 0 end)`,
    ),
    sql` + `,
  ),
  scored: ['head', part],
  better: [],
})

/**
 * Scores how an offer meets what is wanted: in its title or categories before organisation and place before its texts,
 * and what was typed before what means the same.
 */
function scoreOne(wanted: Wanted, part: SearchedPart): SQL {
  const { head } = jobDocuments
  const places = placeWeights[part]
  return sql`(case when not ${head} @@ ${askAll(wanted, `A${places}`)} then 1
    when ${head} @@ ${either(askNames(wanted, 'A'))} then 8
    when ${head} @@ ${askAll(wanted, 'A')} then 6
    when ${head} @@ ${either(askNames(wanted, places))} then 4
    else 3 end)`
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
