import { and, desc, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Match, Wanted } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'
import { type CardRow, cardColumns } from './accounts.ts'
import { type Among, closeness, expectLikeEnough, isAlike, isAmong, isMet, scoreWords } from './words.ts'

/** How many matches are scored at most, of names and of everything else, so that a common word stays cheap. */
const mostScored = 1_000

export type Bounded = Among & { limit: number }

/** The accounts that meet the words, best first. Names are looked up apart, because many texts may have the words, too. */
export function findPeople(db: Db, match: Match, among: Bounded): Promise<CardRow[]> {
  const find = select(db, scoreWords(match), match.wanted, among)
  const all = union(find(isMet(match, 'name')), find(isMet(match, 'whole'))).as('matched')
  return db.select().from(all).orderBy(desc(all.score), desc(all.closeness), all.id).limit(among.limit)
}

/** The accounts whose names are like the words, most alike first. */
export function findAlikePeople(db: Db, wanted: readonly Wanted[], among: Bounded): Promise<CardRow[]> {
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeEnough)
    const alike = select(tx, sql<number>`0`, wanted, among)(isAlike(wanted)).as('alike')
    return tx.select().from(alike).orderBy(desc(alike.closeness), alike.id).limit(among.limit)
  })
}

const select = (db: Db, score: SQL<number>, wanted: readonly Wanted[], among: Among) => (match: SQL) =>
  db
    .select({
      ...cardColumns,
      score: score.as('score'),
      closeness: closeness(wanted).as('closeness'),
    })
    .from(accounts)
    .where(and(match, isAmong(among)))
    .limit(mostScored)
