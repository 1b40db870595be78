import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { expectLikeness, prefixQuery } from '#server/platform/db/words.ts'
import { accounts } from '../tables.ts'
import { type PublicRow, publicColumns } from './accounts.ts'

export type PeopleQuestion = {
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
export async function searchPeople(db: Db, question: PeopleQuestion): Promise<PublicRow[]> {
  const found = await best(db, question, sql`${accounts.search} @@ ${prefixQuery(question.words)}`)
  if (found.length > 0) return found
  return db.transaction(async (tx) => {
    await tx.execute(expectLikeness)
    return best(tx, question, soundsLike(question.words))
  })
}

const soundsLike = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`brota_plain(${word}) <% brota_plain(${accounts.name})`),
    sql` and `,
  )

function best(db: Db, question: PeopleQuestion, match: SQL): Promise<PublicRow[]> {
  const asked = sql`brota_plain(${question.words.join(' ')})`
  const score = sql<number>`(starts_with(brota_plain(${accounts.name}), ${asked}))::int
    + similarity(${asked}, brota_plain(${accounts.name}))`.as('score')
  const matched = db
    .select({ ...publicColumns, score })
    .from(accounts)
    .where(
      and(
        match,
        isNotNull(accounts.validatedAt),
        isNull(accounts.suspendedAt),
        question.provider === null ? undefined : eq(accounts.provider, question.provider),
        sql`${accounts.id} <> all(${sql.param(question.hidden)}::uuid[])`,
      ),
    )
    .limit(mostWeighed)
    .as('matched')
  return db.select().from(matched).orderBy(desc(matched.score), matched.id).limit(question.limit)
}
