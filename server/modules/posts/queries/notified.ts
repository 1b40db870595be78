import { type SQL, sql } from 'drizzle-orm'
import type { NotifiedColumns } from '#server/platform/live/badges.ts'
import { commentLikes, comments, posts } from '../tables.ts'

/** The characters read of a text, of which the bell shows one line. */
const excerptLength = 300

/**
 * The beginning of the text that a notification is about, for a statement that reads notifications: the liked post or
 * comment, the actor's last comment or answer to the reader, or the text that mentions them.
 */
export const notifiedWordsOf = (row: NotifiedColumns): SQL<string | null> => sql<string | null>`(
  select left(found.text, ${sql.raw(String(excerptLength))}) from (
    (select text, created_at from ${posts} where ${row.type} in ('likes', 'mention') and id = ${row.actionId}
        and hidden_at is null and (${row.type} = 'likes' or ${row.accountId} = any(mentions)))
    union all
    (select text, created_at from ${comments} said where ${row.type} in ('comments', 'mention') and post_id = ${row.actionId}
        and author_id = ${row.actorId} and hidden_at is null and (${row.type} = 'comments' or ${row.accountId} = any(mentions))
        and not exists (select from ${comments} where id = said.parent_id and hidden_at is not null)
        and (${row.detail} <> 'answered' or exists (select from ${comments} other
          where (other.id = said.parent_id or other.parent_id = said.parent_id) and other.author_id = ${row.accountId}))
      order by id desc limit 1)
    union all
    (select liked.text, ${commentLikes.createdAt} from ${comments} liked
        join ${commentLikes} on comment_id = liked.id and account_id = ${row.actorId}
        where ${row.type} = 'like-comment' and liked.post_id = ${row.actionId} and liked.author_id = ${row.accountId}
        and liked.hidden_at is null order by ${commentLikes.createdAt} desc limit 1)
    order by created_at desc limit 1
  ) found)`
