import { type SQL, sql } from 'drizzle-orm'
import { isEmptyWord } from './ignored.ts'
import type { Wanted } from './readSearch.ts'

type Term = readonly string[]
/** The weights of the lexemes that count, as in `AB`; an empty string means all. */
export type Weights = string

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

/** A tsquery that one of these is enough for. */
export const either = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`

/** What was typed, or another name of it. */
const askNames = ({ words, names }: Wanted, weights: Weights): SQL[] => [
  ...askTerms(names, weights),
  ...askTogether(words, weights),
]

/** A tsquery for what was typed, what means the same, and what it may be the beginning of. */
export function askAll(wanted: Wanted, weights: Weights): SQL {
  const { synonyms, tokens, begun } = wanted
  const tokenQuery = tokens.map((token) => label(`'${token}'`, weights)).join(' | ')
  return either([
    ...askNames(wanted, weights),
    ...askTerms(synonyms, weights),
    ...(tokens.length > 0 ? [sql`${tokenQuery}::tsquery`] : []),
    ...(begun ? [sql`to_tsquery('simple', brota_plain(${`${begun}:*${weights}`}))`] : []),
  ])
}

/** Every choice of `count` of these. */
function choose<One>(all: readonly One[], count: number): One[][] {
  if (count === 0) return [[]]
  return all.flatMap((one, index) => choose(all.slice(index + 1), count - 1).map((rest) => [one, ...rest]))
}

/** What a document has to meet: at least so many of the wanted things. */
export type Match = { wanted: readonly Wanted[]; least: number }

/** Whether a document meets at least as many of the wanted things. */
export function meets(document: SQL, { wanted, least }: Match): SQL {
  const asked = wanted.map((one) => askAll(one, ''))
  // As conditions of their own the index meets them by skipping.
  if (least >= asked.length)
    return sql.join(
      asked.map((one) => sql`${document} @@ ${one}`),
      sql` and `,
    )
  const enough = choose(asked, least).map((chosen) => sql`(${sql.join(chosen, sql` && `)})`)
  return sql`${document} @@ ${either(enough)}`
}

/**
 * Scores how a document meets what is wanted: by its title (weight A) before its place (the given weights) before its texts,
 * and by what was typed before what means the same.
 */
export const scoreWanted = (document: SQL, wanted: Wanted, places: Weights): SQL =>
  sql`(case when not ${document} @@ ${askAll(wanted, `A${places}`)} then 1
    when ${document} @@ ${either(askNames(wanted, 'A'))} then 8
    when ${document} @@ ${askAll(wanted, 'A')} then 6
    when ${document} @@ ${either(askNames(wanted, places))} then 4
    else 3 end)`
