import type { MetWords } from '#contracts/shapes.ts'
import { findByWords as findIn, readSearch } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Search, WordsMatch } from '../queries/searchOrder.ts'
import { findAlike, findMet, matchAll, matchSome } from '../queries/searchWords.ts'

type Total = { total: number }
/** What is made of the matches: a page of them, or their points; `nothing` is it without any. */
type Finding<Result extends Total> = {
  find: (db: Db, params: Search, match: WordsMatch | null) => Promise<Result>
  nothing: Result
}

const asTyped: MetWords = { met: 'all', didYouMean: null }

/** Finds the offers that meet the words of a search; a search without words finds all. */
export async function findByWords<Result extends Total>(
  db: Db,
  query: string,
  params: Search,
  { find, nothing }: Finding<Result>,
): Promise<Result & { words: MetWords }> {
  const { part } = params
  const wanted = readSearch(query)
  if (wanted.length === 0) return { ...(await find(db, params, null)), words: asTyped }
  const findOrNull = async (match: Promise<WordsMatch>) => {
    const found = await find(db, params, await match)
    return found.total > 0 ? found : null
  }
  const result = await findIn<Result>(wanted, {
    findAll: (all) => findOrNull(matchAll(db, all, part)),
    findMost: async (all) => (all.length > 1 ? findOrNull(matchSome(db, all, part)) : null),
    findMet: (all) => findMet(db, all, part),
    findAlike: (word) => findAlike(db, word),
  })
  return result ? { ...result.found, words: result.words } : { ...nothing, words: asTyped }
}
