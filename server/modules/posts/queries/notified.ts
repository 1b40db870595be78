import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import type { Notified } from '#server/platform/live/badges.ts'
import { commentLikes, comments, posts } from '../tables.ts'

/** The characters read of a text, of which the bell shows one line. */
const excerptLength = 300

const words = preparedSql<{ id: string; text: string }>(
  'notified_words',
  sql`
    select notified.id, left(found.text, ${excerptLength}) as text
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as notified(
      id uuid, type text, detail text, "accountId" uuid, "actorId" uuid, "actionId" uuid)
    cross join lateral (
      (select text, created_at from ${posts} where notified.type in ('likes', 'mention') and id = notified."actionId"
          and hidden_at is null and (notified.type = 'likes' or notified."accountId" = any(mentions)))
      union all
      (select text, created_at from ${comments} said where notified.type in ('comments', 'mention') and post_id = notified."actionId"
          and author_id = notified."actorId" and hidden_at is null and (notified.type = 'comments' or notified."accountId" = any(mentions))
          and not exists (select from ${comments} where id = said.parent_id and hidden_at is not null)
          and (notified.detail <> 'answered' or exists (select from ${comments} other
            where (other.id = said.parent_id or other.parent_id = said.parent_id) and other.author_id = notified."accountId"))
        order by id desc limit 1)
      union all
      (select liked.text, ${commentLikes.createdAt} from ${comments} liked
          join ${commentLikes} on comment_id = liked.id and account_id = notified."actorId"
          where notified.type = 'like-comment' and liked.post_id = notified."actionId" and liked.author_id = notified."accountId"
          and liked.hidden_at is null order by ${commentLikes.createdAt} desc limit 1)
      order by created_at desc limit 1
    ) found`,
)

/**
 * Returns by notification id the text that it is about: the liked post or comment, the actor's last comment or answer to
 * the reader, or the text that mentions them.
 */
export async function findNotifiedWords(db: Db, rows: readonly Notified[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const asked = rows.map(({ id, type, detail, accountId, actorId, actionId }) => {
    return { id, type, detail, accountId, actorId, actionId }
  })
  const result = await words(db).execute({ rows: JSON.stringify(asked) })
  return new Map(result.rows.map(({ id, text }) => [id, text]))
}
