import { type SQL, sql } from 'drizzle-orm'
import { type Match, meets } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { conversations, messageDocuments, messages } from '../tables.ts'
import { type ConversationRow, findConversations } from './conversations.ts'

/** Whose conversations are searched; those with `hidden` accounts are left out. */
type Own = { accountId: string; hidden: readonly string[] }
type Bounds = { before: string; limit: number }

/** The conversations whose other side can be found by name: the latest. */
const mostNamed = 1_000

export const findNameable = (db: Db, own: Own): Promise<ConversationRow[]> =>
  findConversations(db, { ...own, before: null, limit: mostNamed })

/** More matches than this are common words: among the newest messages are enough of them. */
const minCommon = 2_000
/** As many messages of as many conversations are read for common words. */
const newest = { conversations: 50, messages: 1_000 }

const words = sql`document.words`

/** The documents have the ids of both sides as words, so that the index finds one's own. */
const isOwnMatch = (match: Match, { accountId }: Own): SQL =>
  sql`${words} @@ ${`'${accountId}'`}::tsquery and ${meets(words, match)}`

const isShown = ({ accountId, hidden }: Own): SQL => sql`
  message.hidden_at is null and ${accountId} in (talk.first_id, talk.second_id)
  and (talk.declined_at is null or talk.started_by = ${accountId})
  and not array[talk.first_id, talk.second_id] && ${sql.param([...hidden])}::uuid[]`

/** Returns the ids of an account's messages that meet this, newest first. */
export async function findIdsByWords(db: Db, match: Match, own: Own, bounds: Bounds): Promise<string[]> {
  const { rows } = await db.execute<{ matches: number; ids: string[] }>(sql`
    with matched as materialized (
      select document.message_id from ${messageDocuments} document
      where ${isOwnMatch(match, own)} and document.message_id < ${bounds.before} limit ${minCommon}
    )
    select (select count(*)::int from matched) as matches, array(
      select message.id from matched
        join ${messages} message on message.id = matched.message_id
        join ${conversations} talk on talk.id = message.conversation_id
      where ${isShown(own)} order by message.id desc limit ${bounds.limit}
    ) as ids`)
  const { matches = 0, ids = [] } = rows[0] ?? {}
  if (matches < minCommon) return ids
  const recent = await findNewestByWords(db, match, own, bounds)
  return [...new Set([...recent, ...ids])].sort().reverse().slice(0, bounds.limit)
}

async function findNewestByWords(db: Db, match: Match, own: Own, { before, limit }: Bounds) {
  const latest = await findConversations(db, { ...own, before: null, limit: newest.conversations })
  const { rows } = await db.execute<{ id: string }>(sql`
    select message.id from unnest(${sql.param(latest.map(({ id }) => id))}::uuid[]) talk(id)
      cross join lateral (
        select id, hidden_at from ${messages} where conversation_id = talk.id and id < ${before}
        order by id desc limit ${newest.messages}
      ) message
      join ${messageDocuments} document on document.message_id = message.id
    where message.hidden_at is null and ${meets(words, match)} order by message.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}
