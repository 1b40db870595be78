import type { MetWords } from '#contracts/jobSearch.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Found, type Search, type SearchedPart, search } from '../queries/search.ts'
import { findAlike, findMet, matchAll, matchSome } from '../queries/searchWords.ts'
import { findLikeliest } from './words/distance.ts'
import { readSearch, type Wanted } from './words/readSearch.ts'
import { getKnownWords } from './words/vocabulary.ts'

export type FoundByWords = Found & { words: MetWords }

const asTyped: MetWords = { met: 'all', didYouMean: null }

/**
 * Finds the offers that meet all words of a search. If there are none, mistyped words are corrected; if there are still
 * none, it finds the offers that meet most.
 */
export async function findByWords(db: Db, query: string, params: Search): Promise<FoundByWords> {
  const wanted = readSearch(query)
  if (wanted.length === 0) return { ...(await search(db, params, null)), words: asTyped }
  const found = await findAll(db, params, wanted)
  if (found.total > 0) return { ...found, words: asTyped }
  const corrections = await correct(db, wanted, params.part)
  for (const didYouMean of corrections) {
    const other = await findAll(db, params, readSearch(didYouMean))
    if (other.total > 0) return { ...other, words: { met: 'all', didYouMean } }
  }
  const [first = null] = corrections
  return findMost(db, params, first ? readSearch(first) : wanted, first)
}

const findAll = (db: Db, params: Search, wanted: readonly Wanted[]): Promise<Found> =>
  search(db, params, matchAll(wanted, params.part))

/** Finds the offers that meet some of the words, those that meet most first. */
async function findMost(
  db: Db,
  params: Search,
  wanted: readonly Wanted[],
  didYouMean: string | null,
): Promise<FoundByWords> {
  const { part } = params
  const nothing: Found = { ids: [], total: 0, facets: { categories: {}, type: {}, country: {} } }
  const found = wanted.length > 1 ? await search(db, params, matchSome(wanted, part)) : nothing
  if (found.total === 0) return { ...found, words: asTyped }
  return { ...found, words: { met: 'most', didYouMean } }
}

/**
 * Returns corrected searches, likeliest first: with a known word in place of each word that no offer has; and of each that
 * is unknown as it stands, because a mistyped word may have the stem of another.
 */
async function correct(db: Db, wanted: readonly Wanted[], part: SearchedPart): Promise<string[]> {
  const [met, likeliest] = await Promise.all([
    findMet(db, wanted, part),
    Promise.all(wanted.map((one) => correctOne(db, one))),
  ])
  const typed = toText(wanted.map(({ words }) => words))
  const cautious = toText(
    wanted.map(({ words }, index) => (met[index] ? words : (likeliest[index] ?? words))),
  )
  const bold = toText(wanted.map(({ words }, index) => likeliest[index] ?? words))
  return [...new Set([cautious, bold])].filter((text) => text !== typed)
}

const toText = (words: readonly (readonly string[])[]): string => words.flat().join(' ')

async function correctOne(db: Db, { words }: Wanted): Promise<string[] | null> {
  const [word] = words
  if (!word || words.length > 1) return null
  const likeliest = findLikeliest(word, [...(await findAlike(db, word)), ...getKnownWords()])
  return likeliest ? [likeliest] : null
}
