import { isEmptyWord } from './ignored.ts'
import type { Wanted } from './readSearch.ts'

/** What documents have of a word: any of its stems or itself; and itself in parts, as texts are parted into words. */
export type WordLexemes = { any: readonly string[]; parts: readonly string[] }
export type Lexemes = ReadonlyMap<string, WordLexemes>

type Term = readonly string[]
/** The weights of the lexemes that count, as in `AB`; an empty string means all. */
export type Weights = string

/** Every word whose lexemes are needed to ask for these. */
export const getWords = (all: readonly Wanted[]): string[] =>
  all.flatMap(({ words, names, synonyms, begun }) => [
    ...words,
    ...names.flat(),
    ...synonyms.flat(),
    ...(begun ? [begun] : []),
  ])

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const join = (queries: readonly string[], operator: string) =>
  queries.length > 1 ? `(${queries.join(operator)})` : (queries[0] ?? '')
const either = (queries: readonly string[]) => join([...new Set(queries.filter(Boolean))], ' | ')
const label = (lexeme: string, weights: Weights) => quote(lexeme) + (weights ? `:${weights}` : '')

const getParts = (lexemes: Lexemes, words: Term) => words.flatMap((word) => lexemes.get(word)?.parts ?? [])

/** Single words by their stems. */
const askSingle = (lexemes: Lexemes, terms: readonly Term[], weights: Weights) =>
  either(
    terms
      .filter((words) => words.length === 1)
      .flatMap((words) => words.flatMap((word) => lexemes.get(word)?.any ?? []))
      .map((lexeme) => label(lexeme, weights)),
  )

/** Several words as they stand, in their order. */
const askInOrder = (lexemes: Lexemes, terms: readonly Term[], weights: Weights) =>
  either(
    terms
      .filter((words) => words.length > 1)
      .map((words) => getParts(lexemes, words).map((part) => label(part, weights)))
      .map((parts) => join(parts, ' <-> ')),
  )

/** The typed expression in any order, unless one of its words is in every text. */
const askTogether = (lexemes: Lexemes, words: Term, weights: Weights) =>
  words.length > 1 && !words.some(isEmptyWord)
    ? join(words.map((word) => askSingle(lexemes, [[word]], weights)).filter(Boolean), ' & ')
    : ''

function askBegun(lexemes: Lexemes, begun: string, weights: Weights): string {
  const parts = getParts(lexemes, [begun])
  const last = parts.at(-1)
  if (last === undefined) return ''
  const before = parts.slice(0, -1).map((part) => label(part, weights))
  return join([...before, `${quote(last)}:*${weights}`], ' <-> ')
}

/** Writes tsqueries as text: PostgreSQL reads it in microseconds, whereas its dictionaries take milliseconds. */
export function createTsqueries(lexemes: Lexemes) {
  /** What was typed, or another name of it. */
  const askNames = ({ words, names }: Wanted, weights: Weights) =>
    either([
      askSingle(lexemes, names, weights),
      askInOrder(lexemes, names, weights),
      askTogether(lexemes, words, weights),
    ])
  /** As `askAll`, but without the expressions whose words have to follow each other. */
  const askAllSingle = ({ words, names, synonyms, tokens, begun }: Wanted, weights: Weights) =>
    either([
      askSingle(lexemes, [...names, ...synonyms], weights),
      askTogether(lexemes, words, weights),
      either(tokens.map((token) => label(token, weights))),
      begun ? askBegun(lexemes, begun, weights) : '',
    ])
  /** What was typed, what means the same, and what it may be the beginning of. */
  const askAll = (wanted: Wanted, weights: Weights) =>
    either([
      askAllSingle(wanted, weights),
      askInOrder(lexemes, [...wanted.names, ...wanted.synonyms], weights),
    ])
  /** All of these; nothing can meet an empty one. */
  const both = (queries: readonly string[]) => (queries.every(Boolean) ? join(queries, ' & ') : '')
  const hasExpressions = ({ names, synonyms }: Wanted) =>
    [...names, ...synonyms].some((words) => words.length > 1)
  return { askNames, askAll, askAllSingle, hasExpressions, either, both }
}
export type Tsqueries = ReturnType<typeof createTsqueries>
