import { isEmptyWord } from './ignored.ts'
import type { Wanted } from './readSearch.ts'

/** What documents have of a word: any of its stems or itself; and itself in parts, as texts are parted into words. */
export type WordLexemes = { any: readonly string[]; parts: readonly string[] }
export type Lexemes = ReadonlyMap<string, WordLexemes>

/**
 * What the searched documents have: which of the lexemes of a search, and all that begin as a word does that is still being
 * typed; a beginning of too many is not listed.
 */
export type Known = { lexemes: ReadonlySet<string>; completions: ReadonlyMap<string, readonly string[]> }

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

/** The lexemes of words; with `known`, only what documents have is asked for. */
type Source = { lexemes: Lexemes; known: Known | null }

const isKnown = ({ known }: Source, lexeme: string): boolean => !known || known.lexemes.has(lexeme)
const getParts = (lexemes: Lexemes, words: Term) => words.flatMap((word) => lexemes.get(word)?.parts ?? [])

/** All lexemes and tokens that these may be asked for by. */
export const getLexemes = (lexemes: Lexemes, all: readonly Wanted[]): string[] => {
  const ofWords = getWords(all).flatMap((word) => {
    const { any = [], parts = [] } = lexemes.get(word) ?? {}
    return [...any, ...parts]
  })
  return [...new Set([...ofWords, ...all.flatMap(({ tokens }) => tokens)])]
}

/** Single words by their stems. */
const askSingle = (source: Source, terms: readonly Term[], weights: Weights) =>
  either(
    terms
      .filter((words) => words.length === 1)
      .flatMap((words) => words.flatMap((word) => source.lexemes.get(word)?.any ?? []))
      .filter((lexeme) => isKnown(source, lexeme))
      .map((lexeme) => label(lexeme, weights)),
  )

/** Several words as they stand, in their order. */
const askInOrder = (source: Source, terms: readonly Term[], weights: Weights) =>
  either(
    terms
      .filter((words) => words.length > 1)
      .map((words) => getParts(source.lexemes, words))
      .filter((parts) => parts.every((part) => isKnown(source, part)))
      .map((parts) =>
        join(
          parts.map((part) => label(part, weights)),
          ' <-> ',
        ),
      ),
  )

/** All of these; nothing can meet an empty one. */
const both = (queries: readonly string[]) => (queries.every(Boolean) ? join(queries, ' & ') : '')

/** The typed expression in any order, unless one of its words is in every text. */
const askTogether = (source: Source, words: Term, weights: Weights) =>
  words.length > 1 && !words.some(isEmptyWord)
    ? both(words.map((word) => askSingle(source, [[word]], weights)))
    : ''

/** The last part of a word that is still being typed, which is what may be completed. */
export const getBeginnings = (lexemes: Lexemes, all: readonly Wanted[]): string[] =>
  all.flatMap(({ begun }) => (begun ? getParts(lexemes, [begun]).slice(-1) : []))

function askBegun(source: Source, begun: string, weights: Weights): string {
  const parts = getParts(source.lexemes, [begun])
  const last = parts.at(-1)
  const before = parts.slice(0, -1)
  if (last === undefined || !before.every((part) => isKnown(source, part))) return ''
  const completions = source.known?.completions.get(last)
  const ends = completions
    ? either(completions.map((lexeme) => label(lexeme, weights)))
    : `${quote(last)}:*${weights}`
  return ends && join([...before.map((part) => label(part, weights)), ends], ' <-> ')
}

/** Writes tsqueries as text: PostgreSQL reads it in microseconds, whereas its dictionaries take milliseconds. */
export function createTsqueries(lexemes: Lexemes, known: Known | null) {
  const source = { lexemes, known }
  /** What was typed, or another name of it. */
  const askNames = ({ words, names }: Wanted, weights: Weights) =>
    either([
      askSingle(source, names, weights),
      askInOrder(source, names, weights),
      askTogether(source, words, weights),
    ])
  /** As `askAll`, but without the expressions whose words have to follow each other. */
  const askAllSingle = ({ words, names, synonyms, tokens, begun }: Wanted, weights: Weights) =>
    either([
      askSingle(source, [...names, ...synonyms], weights),
      askTogether(source, words, weights),
      either(tokens.filter((token) => isKnown(source, token)).map((token) => label(token, weights))),
      begun ? askBegun(source, begun, weights) : '',
    ])
  /** What was typed, what means the same, and what it may be the beginning of. */
  const askAll = (wanted: Wanted, weights: Weights) =>
    either([
      askAllSingle(wanted, weights),
      askInOrder(source, [...wanted.names, ...wanted.synonyms], weights),
    ])
  const hasExpressions = ({ names, synonyms }: Wanted) =>
    [...names, ...synonyms].some((words) => words.length > 1)
  return { askNames, askAll, askAllSingle, hasExpressions, either, both }
}
export type Tsqueries = ReturnType<typeof createTsqueries>
