import { findBases, fold, toPlainWords } from './fold.ts'
import { isIgnored } from './ignored.ts'
import { findBegun, findMeanings, getLongestTerm, type Meaning } from './vocabulary.ts'

/** One thing that an offer has to meet: a word or a known expression, with all that means the same. */
export type Wanted = {
  /** Its plain words, in the order of the search. */
  words: readonly string[]
  /** Expressions that are as good as the typed one: itself and other names of the place. */
  names: readonly (readonly string[])[]
  /** Expressions of the thesaurus. */
  synonyms: readonly (readonly string[])[]
  /** Categories, skills and countries. */
  tokens: readonly string[]
  /** Categories that it is a part of. */
  broader: readonly string[]
  /** Whether it says when or how, and not what. */
  isManner: boolean
  /** The word as a prefix, if it may still be being typed. */
  begun: string | null
}

const mostWords = 8

/** Reads what someone typed: known expressions first, then single words; words that say nothing count only alone. */
export function readSearch(search: string): Wanted[] {
  const words = toPlainWords(search).slice(0, mostWords)
  const wanted = toExpressions(words).map((expression, index, all) =>
    toWanted(expression, index === all.length - 1),
  )
  const meaningful = wanted.filter(({ words }) => !words.every(isIgnored))
  return meaningful.length > 0 ? meaningful : wanted
}

function toExpressions(words: readonly string[]): string[][] {
  const expressions: string[][] = []
  for (let place = 0; place < words.length; ) {
    const length = getKnownLength(words.slice(place))
    expressions.push(words.slice(place, place + length))
    place += length
  }
  return expressions
}

/** The length of the longest known expression that these words begin with; 1 if there is none. */
function getKnownLength(words: readonly string[]): number {
  for (let length = Math.min(getLongestTerm(), words.length); length > 1; length -= 1) {
    if (findMeaningsOrBase(words.slice(0, length)).length > 0) return length
  }
  return 1
}

function toWanted(words: readonly string[], isLast: boolean): Wanted {
  const [word = ''] = words
  const meanings = findMeaningsOrBase(words)
  const isBegun = isLast && words.length === 1
  const own = words.map(fold).join(' ')
  const others = (isName: boolean) =>
    meanings
      .filter((meaning) => meaning.isName === isName)
      .flatMap(({ terms }) => terms.filter((term) => term.map(fold).join(' ') !== own))
  return {
    words,
    names: [words, ...others(true)],
    synonyms: others(false),
    tokens: [
      ...new Set([
        ...meanings.flatMap(({ tokens }) => tokens),
        ...(isBegun && meanings.length === 0 ? findBegun(word) : []),
      ]),
    ],
    broader: [...new Set(meanings.flatMap(({ broader }) => broader))],
    isManner: meanings.some(({ isManner }) => isManner),
    begun: isBegun ? word : null,
  }
}

/** What an expression means, or else what it is made from, as *gatinhos de rua* from *gatos de rua*. */
function findMeaningsOrBase(words: readonly string[]): readonly Meaning[] {
  const known = findMeanings(words)
  const [first = '', ...rest] = words
  const bases = known.length > 0 ? [] : findBases(first)
  return bases.map((base) => findMeanings([base, ...rest])).find(({ length }) => length > 0) ?? known
}

/** The same without the categories, skills and countries that it means. */
export const withoutTokens = (wanted: Wanted): Wanted => ({ ...wanted, tokens: [] })

/** Returns the search for the categories that the things are a part of which nothing meets; null if there is none. */
export function broaden(all: readonly Wanted[], met: readonly boolean[]): Wanted[] | null {
  const isBroader = all.map(({ broader }, index) => !met[index] && broader.length > 0)
  return isBroader.includes(true)
    ? all.map((wanted, index) => (isBroader[index] ? { ...wanted, tokens: wanted.broader } : wanted))
    : null
}
