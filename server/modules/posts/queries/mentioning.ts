import { and, arrayContains, asc, eq, gt, sql } from 'drizzle-orm'
import { lowestId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { comments, postMentions, posts } from '../tables.ts'

export type Mentioning = { id: string; text: string; mentions: string[] }

/** Where texts mention accounts. */
export const mentioningTables = { posts, comments }
export type MentioningTable = keyof typeof mentioningTables

/** Returns up to `limit` texts that mention an account, also hidden ones, by id after `after`. */
export function findMentioning(
  db: Db,
  table: MentioningTable,
  accountId: string,
  { after = lowestId, limit }: { after?: string; limit: number },
): Promise<Mentioning[]> {
  return table === 'posts'
    ? db
        .select({ id: posts.id, text: posts.text, mentions: posts.mentions })
        .from(postMentions)
        .innerJoin(posts, eq(posts.id, postMentions.postId))
        .where(and(eq(postMentions.accountId, accountId), gt(postMentions.postId, after)))
        .orderBy(asc(postMentions.postId))
        .limit(limit)
    : db
        .select({ id: comments.id, text: comments.text, mentions: comments.mentions })
        .from(comments)
        .where(
          and(
            arrayContains(comments.mentions, [accountId]),
            sql`${comments.mentions} <> '{}'`,
            gt(comments.id, after),
          ),
        )
        .orderBy(asc(comments.id))
        .limit(limit)
}

/** Replaces texts, except those that have changed since they were read. */
export async function replaceTexts(
  db: Db,
  table: MentioningTable,
  texts: readonly { id: string; before: string; text: string }[],
): Promise<void> {
  if (texts.length === 0) return
  await db.execute(sql`
    update ${mentioningTables[table]} saved set text = renamed.text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) renamed (id uuid, before text, text text)
    where saved.id = renamed.id and saved.text = renamed.before`)
}

type Mention = { actorId: string; accountId: string }

/** Whom the texts of these authors mention: a post, if it is one's own, and their comments under it. */
export async function findMentionedBy(
  db: Db,
  postId: string,
  authorIds: readonly string[],
): Promise<Mention[]> {
  const isTheirs = sql`author_id = any(${sql.param([...authorIds])}::uuid[])`
  const { rows } = await db.execute<Mention>(sql`
    select author_id as "actorId", unnest(mentions) as "accountId" from ${posts} where id = ${postId} and ${isTheirs}
    union
    select author_id, unnest(mentions) from ${comments} where post_id = ${postId} and ${isTheirs}`)
  return rows
}
