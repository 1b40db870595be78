import type { MetWords } from '#contracts/shapes.ts'
import { findByWords, findMostMet, openMatch, readSearch, type Wanted } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { CardRow } from './queries/accounts.ts'
import { type DirectoryParams, findListed, type Listed, type Seeker } from './queries/directory.ts'
import { type Bounded, findAlikePeople, findPeople } from './queries/search.ts'
import { type Among, findAlike, findMet } from './queries/words.ts'

/** Asks these accounts for met and similar words. */
const correctFrom = (db: Db, among: Among) => ({
  findMet: (wanted: readonly Wanted[]) => findMet(db, among, wanted),
  findAlike: (word: string) => findAlike(db, among, word),
})

const orNull = (rows: CardRow[]) => (rows.length > 0 ? rows : null)

/**
 * Returns people and organisations by the words of their names, places, interests and texts, best first. Names that are
 * like the words come before accounts that meet some of them.
 */
export async function searchPeople(
  db: Db,
  { query, ...among }: Bounded & { query: string },
): Promise<{ rows: CardRow[]; words?: MetWords }> {
  const wanted = readSearch(query)
  if (wanted.length === 0) return { rows: [] }
  const find = async (all: readonly Wanted[], least?: number) =>
    orNull(await findPeople(db, await openMatch(db, all, least), among))
  const { findMet, findAlike } = correctFrom(db, among)
  const result = await findByWords<CardRow[]>(wanted, {
    ...{ findMet, findAlike },
    findAll: (all) => find(all),
    findMost: async (all) =>
      orNull(await findAlikePeople(db, all, among)) ?? (await findMostMet(all, findMet, find)),
  })
  return result ? { rows: result.found, words: result.words } : { rows: [] }
}

/** Returns a page of ids and their total. */
export async function listDirectory(
  db: Db,
  params: DirectoryParams,
  seeker: Seeker | null,
): Promise<Listed & { words?: MetWords }> {
  const wanted = readSearch(params.query)
  if (wanted.length === 0) return findListed(db, params, seeker, null)
  const find = async (all: readonly Wanted[], least?: number) => {
    const listed = await findListed(db, params, seeker, await openMatch(db, all, least))
    return listed.total > 0 ? listed : null
  }
  const { findMet, findAlike } = correctFrom(db, params)
  const result = await findByWords<Listed>(wanted, {
    ...{ findMet, findAlike },
    findAll: (all) => find(all),
    findMost: (all) => findMostMet(all, findMet, find),
  })
  return result ? { ...result.found, words: result.words } : { ids: [], total: 0 }
}
