import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import type { Notified } from '#server/platform/live/badges.ts'
import { commentLikes, comments, posts } from '../tables.ts'

/** So much of a text is read: a line of it is shown. */
const beginning = 300

/**
 * id of a notification -> the words that it is about: the post that was liked, the last comment of that person under it,
 * the comment that they like, or where they mention the reader. At most a row each.
 */
export async function findNotifiedWords(db: Db, rows: readonly Notified[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const column = (pick: (row: Notified) => string) => sql.param(rows.map(pick))
  const found = await db.execute<{ id: string; text: string }>(sql`
    select told.id, left(said.text, ${beginning}) as text
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ type }) => type)}::text[],
      ${column(({ accountId }) => accountId)}::uuid[], ${column(({ actorId }) => actorId)}::uuid[],
      ${column(({ actionId }) => actionId)}::uuid[]) as told(id, type, account_id, actor_id, post_id)
    cross join lateral (
      (select text, created_at from ${posts} where told.type in ('likes', 'mention') and id = told.post_id
          and hidden_at is null and (told.type = 'likes' or told.account_id = any(mentions)))
      union all
      (select text, created_at from ${comments} where told.type in ('comments', 'mention') and post_id = told.post_id
          and author_id = told.actor_id and hidden_at is null and (told.type = 'comments' or told.account_id = any(mentions))
        order by id desc limit 1)
      union all
      (select liked.text, ${commentLikes.createdAt} from ${comments} liked
          join ${commentLikes} on comment_id = liked.id and account_id = told.actor_id
          where told.type = 'like-comment' and liked.post_id = told.post_id and liked.author_id = told.account_id
          and liked.hidden_at is null order by ${commentLikes.createdAt} desc limit 1)
      order by created_at desc limit 1
    ) said`)
  return new Map(found.rows.map(({ id, text }) => [id, text]))
}
