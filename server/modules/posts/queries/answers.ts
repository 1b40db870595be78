import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { comments } from '../tables.ts'

/** How many answers to a comment are read with it. */
const firstRead = 3

/** The answers to one comment: how many there are, and the ids of the oldest. */
export type FirstAnswers = { answers: number; ids: string[] }

/** Returns by comment the answers by nobody who is hidden from the viewer. */
export async function findFirstAnswers(
  db: Db,
  parentIds: readonly string[],
  hidden: readonly string[],
): Promise<Map<string, FirstAnswers>> {
  if (parentIds.length === 0) return new Map()
  const { rows } = await db.execute<{ parent_id: string; answers: number; ids: string[] }>(sql`
    select parent_id, count(*)::int as answers, (array_agg(id order by id))[1:${firstRead}::int] as ids
    from ${comments}
    where parent_id = any(${sql.param(parentIds)}::uuid[]) and hidden_at is null and not author_suspended
      and author_id <> all(${sql.param(hidden)}::uuid[])
    group by parent_id`)
  return new Map(rows.map(({ parent_id, answers, ids }) => [parent_id, { answers, ids }]))
}

/** Returns which of these accounts an author still answers under a post: one wrote where the other answers. */
export async function findAnswered(
  db: Db,
  { postId, authorId }: { postId: string; authorId: string },
  accountIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ author_id: string }>(sql`
    select distinct other.author_id from ${comments} answer
    join ${comments} other on other.id = answer.parent_id or other.parent_id = answer.parent_id
    where answer.post_id = ${postId} and answer.author_id = ${authorId} and answer.parent_id is not null
      and other.author_id = any(${sql.param(accountIds)}::uuid[])`)
  return new Set(rows.map(({ author_id }) => author_id))
}
