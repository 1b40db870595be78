import type { MetWords } from '#contracts/shapes.ts'
import { findByWords as findIn, readSearch } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Found, search } from '../queries/search.ts'
import type { Search, WordsMatch } from '../queries/searchOrder.ts'
import { findAlike, findMet, matchAll, matchSome } from '../queries/searchWords.ts'

export type FoundByWords = Found & { words: MetWords }

const asTyped: MetWords = { met: 'all', didYouMean: null }
const nothing: Found = { ids: [], total: 0, facets: { categories: {}, type: {}, country: {} } }

/** Finds the offers that meet the words of a search; a search without words finds all. */
export async function findByWords(db: Db, query: string, params: Search): Promise<FoundByWords> {
  const { part } = params
  const wanted = readSearch(query)
  if (wanted.length === 0) return { ...(await search(db, params, null)), words: asTyped }
  const find = async (match: Promise<WordsMatch>) => {
    const found = await search(db, params, await match)
    return found.total > 0 ? found : null
  }
  const result = await findIn<Found>(wanted, {
    findAll: (all) => find(matchAll(db, all, part)),
    findMost: async (all) => (all.length > 1 ? find(matchSome(db, all, part)) : null),
    findMet: (all) => findMet(db, all, part),
    findAlike: (word) => findAlike(db, word),
  })
  return result ? { ...result.found, words: result.words } : { ...nothing, words: asTyped }
}
