import { createHash } from 'node:crypto'
import { languages } from '#contracts/languages.ts'
import { interests, jobCategories, skills } from '#contracts/lists.ts'
import br from '#i18n/br/lists.ts'
import en from '#i18n/en/lists.ts'
import es from '#i18n/es/lists.ts'
import pt from '#i18n/pt/lists.ts'
import { countryCodes } from '#lib/countryCodes.ts'
import { countryName } from '#lib/countryNames.ts'
import { placeNames } from '#server/modules/places/index.ts'
import { fold, toPlainWords } from './fold.ts'
import { isIgnored } from './ignored.ts'
import type { Group } from './thesaurus/group.ts'
import { manners, topics } from './thesaurus/index.ts'

/** What an expression means beside itself: other terms (each its plain words) and tokens of the documents. */
export type Meaning = {
  terms: readonly (readonly string[])[]
  tokens: readonly string[]
  /** Tokens of what it is a part of, which are asked for only where nothing has the terms. */
  broader: readonly string[]
  /** Whether it says when or how, and not what. */
  isManner: boolean
  /** Whether the terms are names of the same thing, as those of a city are, and weigh as much as the expression. */
  isName: boolean
}

const lists = { es, br, pt, en }
/** Words that are in the names of several categories and mean none of them. */
const vague = new Set(
  toPlainWords(
    'personas persona pessoas pessoa people person social situacion situacao situation ayuda equipo trabajo',
  ),
)

/** The tokens of categories, skills, interests and countries, which documents have in place of their names. */
const toToken = {
  category: (id: string) => `#${id}`,
  skill: (id: string) => `+${id}`,
  interest: (id: string) => `$${id}`,
  country: (code: string) => `@${code.toLowerCase()}`,
  type: (id: string) => `=${id}`,
}

const toTerms = (names: string): string[][] =>
  names
    .split(',')
    .map(toPlainWords)
    .filter((words) => words.length > 0)
const toKey = (words: readonly string[]): string => words.map(fold).join(' ')

const bare: Meaning = { terms: [], tokens: [], broader: [], isManner: false, isName: false }

const toMeaning = ({ es, pt, en, categories = [], within = [], types = [] }: Group): Meaning => ({
  ...bare,
  terms: toTerms(`${es},${pt},${en}`),
  tokens: [...categories.map(toToken.category), ...types.map(toToken.type)],
  broader: within.map(toToken.category),
})

const getThesaurus = (): Meaning[] => [
  ...topics.map(toMeaning),
  ...manners.map((group) => ({ ...toMeaning(group), isManner: true })),
]

const getPlaces = (): Meaning[] =>
  placeNames.map((names) => ({ ...bare, terms: toTerms(names), isName: true }))

/** A label of a list means its token, and so does each word of it that is not vague. */
function getLabels(labels: readonly string[], token: string): [words: string[], token: string][] {
  return labels.flatMap((label) => {
    const words = toPlainWords(label)
    const single = words.filter((word) => !isIgnored(word) && !vague.has(word) && word.length > 2)
    return [words, ...single.map((word) => [word])].map((term): [string[], string] => [term, token])
  })
}

function getAllLabels(): [words: string[], token: string][] {
  const dictionaries = languages.map((language) => lists[language])
  return [
    ...jobCategories.flatMap((id) =>
      getLabels(
        dictionaries.map(({ jobCategories }) => jobCategories[id]),
        toToken.category(id),
      ),
    ),
    ...skills.flatMap((id) =>
      getLabels(
        dictionaries.map(({ skills }) => skills[id]),
        toToken.skill(id),
      ),
    ),
    ...interests.flatMap((id) =>
      getLabels(
        dictionaries.map((lists) => lists.interests[id]),
        toToken.interest(id),
      ),
    ),
    ...countryCodes.flatMap((code) =>
      ['es', 'pt', 'en'].map((locale): [string[], string] => [
        toPlainWords(countryName(code, locale)),
        toToken.country(code),
      ]),
    ),
  ]
}

type Vocabulary = {
  meanings: Map<string, Meaning[]>
  words: readonly string[]
  /** The same words by their first letters. */
  begun: ReadonlyMap<string, readonly string[]>
  expressions: readonly (readonly string[])[]
  longest: number
  version: string
}

function readVocabulary(): Vocabulary {
  const meanings = new Map<string, Meaning[]>()
  const words = new Set<string>()
  const expressions = new Map<string, readonly string[]>()
  let longest = 1
  const know = (term: readonly string[]) => {
    for (const word of term) if (word.length > 3) words.add(word)
    if (term.length > 1) expressions.set(term.join(' '), term)
  }
  const add = (term: readonly string[], meaning: Meaning) => {
    const key = toKey(term)
    meanings.set(key, [...(meanings.get(key) ?? []), meaning])
    longest = Math.max(longest, term.length)
  }
  for (const meaning of [...getThesaurus(), ...getPlaces()]) {
    // Terms that are looked up alike are known in each of their forms, as corrections.
    for (const term of meaning.terms) know(term)
    const keys = new Map(meaning.terms.map((term) => [toKey(term), term]))
    for (const term of keys.values()) add(term, meaning)
  }
  for (const [term, token] of getAllLabels()) {
    know(term)
    if (term.length > 0) add(term, { ...bare, tokens: [token] })
  }
  const version = createHash('sha256')
    .update(JSON.stringify([...meanings]))
    .digest('base64url')
  const begun = Map.groupBy(words, (word) => word.slice(0, shortestBegun))
  return { meanings, words: [...words], begun, expressions: [...expressions.values()], longest, version }
}

/** Shorter beginnings begin too many names. */
const shortestBegun = 4

// Read at the first search: the lists never change while a process runs.
let vocabulary: Vocabulary | undefined
const getVocabulary = (): Vocabulary => {
  vocabulary ??= readVocabulary()
  return vocabulary
}

export const findMeanings = (words: readonly string[]): readonly Meaning[] =>
  getVocabulary().meanings.get(toKey(words)) ?? []

export const getLongestTerm = (): number => getVocabulary().longest
/** Another one whenever the thesaurus, the lists or the places mean something else. */
export const getVocabularyVersion = (): string => getVocabulary().version
/** Every word that the thesaurus, the lists and the places know. */
export const getKnownWords = (): readonly string[] => getVocabulary().words

/** Every expression of several words that they know. */
export const getExpressions = (): readonly (readonly string[])[] => getVocabulary().expressions

/** The categories and skills that a word which is still being typed begins the name of. */
export function findBegun(begun: string): string[] {
  if (begun.length < shortestBegun) return []
  const alike = getVocabulary().begun.get(begun.slice(0, shortestBegun)) ?? []
  const found = alike.filter((word) => word.startsWith(begun))
  const tokens = found.flatMap((word) => findMeanings([word]).flatMap((meaning) => meaning.tokens))
  return [...new Set(tokens)].slice(0, 6)
}
