import type { MetWords } from '#contracts/jobs.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Found, type Search, search } from '../queries/search.ts'
import {
  findAlike,
  findMet,
  matchesAll,
  matchesSome,
  type SearchedPart,
  scoreAll,
  scoreSome,
} from '../queries/searchWords.ts'
import { findLikeliest } from './words/distance.ts'
import { readSearch, type Wanted } from './words/readSearch.ts'
import { getKnownWords } from './words/vocabulary.ts'

export type WordsSearch = Search & { part: SearchedPart }
export type FoundByWords = Found & { words: MetWords }

const asTyped: MetWords = { met: 'all', didYouMean: null }

/**
 * Finds the offers that meet all words of a search. If there are none, words that no offer has are corrected; if there
 * are still none, it finds the offers that meet most.
 */
export async function findByWords(db: Db, query: string, params: WordsSearch): Promise<FoundByWords> {
  const wanted = readSearch(query)
  if (wanted.length === 0) return { ...(await search(db, params, null)), words: asTyped }
  const found = await findAll(db, params, wanted)
  if (found.total > 0) return { ...found, words: asTyped }
  const didYouMean = await correct(db, wanted, params.part)
  if (!didYouMean) return findMost(db, params, wanted, null)
  const corrected = readSearch(didYouMean)
  const other = await findAll(db, params, corrected)
  if (other.total > 0) return { ...other, words: { met: 'all', didYouMean } }
  return findMost(db, params, corrected, didYouMean)
}

const findAll = (db: Db, params: WordsSearch, wanted: readonly Wanted[]): Promise<Found> =>
  search(db, params, { where: matchesAll(wanted, params.part), score: scoreAll(wanted, params.part) })

/** Finds the offers that meet some of the words, those that meet most first. */
async function findMost(
  db: Db,
  params: WordsSearch,
  wanted: readonly Wanted[],
  didYouMean: string | null,
): Promise<FoundByWords> {
  const { part } = params
  const nothing: Found = { ids: [], total: 0, facets: { categories: {}, type: {}, country: {} } }
  const found =
    wanted.length > 1
      ? await search(db, params, { where: matchesSome(wanted, part), score: scoreSome(wanted, part) })
      : nothing
  if (found.total === 0) return { ...found, words: asTyped }
  return { ...found, words: { met: 'most', didYouMean } }
}

/** Returns the search with each word that no offer has replaced by a known word like it; null when none is replaced. */
async function correct(db: Db, wanted: readonly Wanted[], part: SearchedPart): Promise<string | null> {
  const met = await findMet(db, wanted, part)
  const corrected = await Promise.all(
    wanted.map(async (one, index) => (met[index] ? one.words : ((await correctOne(db, one)) ?? one.words))),
  )
  const isChanged = corrected.some((words, index) => words !== wanted[index]?.words)
  return isChanged ? corrected.flat().join(' ') : null
}

async function correctOne(db: Db, { words }: Wanted): Promise<string[] | null> {
  const [word] = words
  if (!word || words.length > 1) return null
  const likeliest = findLikeliest(word, [...(await findAlike(db, word)), ...getKnownWords()])
  return likeliest && likeliest !== word ? [likeliest] : null
}
