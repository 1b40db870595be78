import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { expectLikeness } from '#server/platform/db/words.ts'
import { accounts } from '../tables.ts'
import { type CardRow, cardColumns } from './accounts.ts'
import { isShown } from './present.ts'
import { closeness, isNamed, likeEnough, soundsLike } from './words.ts'

export type PeopleParams = {
  /** At least one. */
  words: readonly string[]
  /** Null: both kinds. */
  provider: boolean | null
  /** Ids of blocked people. */
  hidden: readonly string[]
  limit: number
}

/** How many matches are scored at most, so that a common first name stays cheap. */
const mostScored = 1_000

/** People and organisations by the words of their name and city, best first; without a match, by similar words. */
export async function searchPeople(db: Db, params: PeopleParams): Promise<CardRow[]> {
  const found = await findBest(db, params, isNamed(params.words))
  if (found.length > 0) return found
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeness(likeEnough))
    return findBest(tx, params, soundsLike(params.words))
  })
}

function findBest(db: Db, params: PeopleParams, match: SQL): Promise<CardRow[]> {
  const matched = db
    .select({ ...cardColumns, score: closeness(params.words).as('score') })
    .from(accounts)
    .where(
      and(
        match,
        isShown,
        params.provider === null ? undefined : eq(accounts.provider, params.provider),
        sql`${accounts.id} <> all(${sql.param(params.hidden)}::uuid[])`,
      ),
    )
    .limit(mostScored)
    .as('matched')
  return db.select().from(matched).orderBy(desc(matched.score), matched.id).limit(params.limit)
}
