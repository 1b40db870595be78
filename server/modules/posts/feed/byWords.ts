import type { MetWords } from '#contracts/shapes.ts'
import {
  findByWords,
  findMostMet,
  type Match,
  openMatch,
  openTsqueries,
  readSearch,
  type Wanted,
} from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Among, findAlike, findMet } from '../queries/words.ts'

/**
 * Returns what the posts of a search have to meet, and how its words were met; null if no post meets anything. Posts come by
 * time, so those that meet most are the ones that meet as many words as any does.
 */
export async function readPostSearch(
  db: Db,
  query: string,
  among: Among,
): Promise<{ match: Match; words: MetWords } | null> {
  const wanted = readSearch(query)
  if (wanted.length === 0) return null
  const find = async (all: readonly Wanted[], least?: number) => {
    const match = await openMatch(db, all, least)
    return (await findMet(db, [match], among))[0] ? match : null
  }
  const findEachMet = async (all: readonly Wanted[]) => {
    const ask = await openTsqueries(db, all)
    return findMet(
      db,
      all.map((one) => ({ wanted: [one], least: 1, ask })),
      among,
    )
  }
  const result = await findByWords<Match>(wanted, {
    findAll: (all) => find(all),
    findMost: (all) => findMostMet(all, findEachMet, find),
    findMet: findEachMet,
    findAlike: (word) => findAlike(db, word, among),
  })
  return result && { match: result.found, words: result.words }
}
