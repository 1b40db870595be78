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
  /** Ids that the asker and they keep from each other. */
  hidden: readonly string[]
  limit: number
}

/** Of how many matches the best are picked: a common first name costs no more than that. */
const mostWeighed = 1_000

/** People and organisations by the words of their name and city, best first; when there are none, by words like them. */
export async function searchPeople(db: Db, params: PeopleParams): Promise<CardRow[]> {
  const found = await best(db, params, isNamed(params.words))
  if (found.length > 0) return found
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeness(likeEnough))
    return best(tx, params, soundsLike(params.words))
  })
}

function best(db: Db, params: PeopleParams, match: SQL): Promise<CardRow[]> {
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
    .limit(mostWeighed)
    .as('matched')
  return db.select().from(matched).orderBy(desc(matched.score), matched.id).limit(params.limit)
}
