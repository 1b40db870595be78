import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { getNameTsquery, isNamed, nameCardOf, type StoredName } from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import { getTsquery, type Match, meets } from '#server/modules/words/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { conversations, messageDocuments, messages } from '../tables.ts'
import { type ListedConversation, latestOf, otherSide, selectListed } from './listed.ts'

type Value = Placeholder | string
type Bounds = { before: string; limit: number }

/** Among so many of the latest conversations names are looked for. */
const mostNameable = 1_000

const reader = sql.placeholder('accountId')
const wanted = sql.placeholder('wanted')
const limit = sql.placeholder('limit')

const named = preparedRows('conversations_named', (db) =>
  selectListed(db, reader, latestOf(db, reader, mostNameable))
    .where(isNamed(sql`other.named`, wanted))
    .limit(limit),
)

/** Returns an account's latest conversations whose other side has all wanted words in their name. */
export const findNamed = (
  db: Db,
  match: Match,
  accountId: string,
  limit: number,
): Promise<ListedConversation[]> => named(db).execute({ accountId, wanted: getNameTsquery(match), limit })

/** More matches than this are common words: among the newest messages are enough of them. */
const minCommon = 2_000
const matchesCount = sql`(select count(*) from matched)`
/** As many messages of as many conversations are read for common words and for beginnings. */
const newest = { conversations: 50, messages: 1_000 }

/** A message as a search shows it, with the other side of its conversation. */
export type FoundRow = {
  id: string
  conversationId: string
  otherId: string
  other: StoredName | null
  fromId: string
  text: string
  createdAt: string
}

const words = sql`document.words`

/** The documents have the ids of both sides as words, so that the index finds one's own. */
const isOwn = (quotedId: Value): SQL => sql`${words} @@ ${quotedId}::tsquery`
const quoteId = (accountId: string): string => `'${accountId}'`

const isShown = (accountId: Value): SQL => sql`
  message.hidden_at is null and ${accountId} in (talk.first_id, talk.second_id)
  and (talk.declined_at is null or talk.started_by = ${accountId})
  and not array[talk.first_id, talk.second_id] && ${exceptBlocked(accountId)}`

/** The columns of a `FoundRow`, of `message` and its conversation `talk`. */
const foundColumns = (accountId: Value): SQL => {
  const other = otherSide(accountId, sql`talk`)
  return sql`
  message.id, message.conversation_id as "conversationId", message.from_id as "fromId", message.text,
  to_json(message.created_at) #>> '{}' as "createdAt", ${other} as "otherId", ${nameCardOf(other)} as other`
}

/**
 * Selects the first of an account's messages whose documents meet this. The documents are in order, so that only as many
 * messages are read as are shown.
 */
const selectFound = (accountId: Value, documents: SQL, condition: SQL, limit: Value | number): SQL => sql`
  select ${foundColumns(accountId)}
  from (select message_id from ${documents} document where ${condition} order by message_id desc) document
    join ${messages} message on message.id = document.message_id
    join ${conversations} talk on talk.id = message.conversation_id
  where ${isShown(accountId)} order by document.message_id desc limit ${limit}`

/** Who has at most so many messages has all of them looked at, and sooner than the index finds those with the words. */
const mostOwn = 2_000

/** Returns an account's messages that meet this, newest first. */
export async function findByWords(
  db: Db,
  match: Match,
  accountId: string,
  bounds: Bounds,
): Promise<FoundRow[]> {
  const { isWhole, found } = await findAmongOwn(db, match, accountId, bounds)
  return isWhole ? found : findByIndex(db, match, accountId, bounds)
}

const before = sql.placeholder('before')
const amongOwn = preparedSql<{ isWhole: boolean; found: FoundRow[] }>(
  'messages_found_among_own',
  sql`
    with own as materialized (
      select document.message_id, document.words from ${messageDocuments} document
      where ${isOwn(sql.placeholder('quotedId'))} limit ${mostOwn + 1}
    ), counted as materialized (select count(*) <= ${mostOwn} as "isWhole" from own)
    select "isWhole", (select coalesce(json_agg(found), '[]') from (
      ${selectFound(reader, sql`own`, sql`"isWhole" and document.message_id < ${before} and ${words} @@ ${wanted}::tsquery`, limit)}
    ) found) as found from counted`,
)

/** `isWhole`: the account has so few messages that all were looked at; otherwise nothing was. */
async function findAmongOwn(db: Db, match: Match, accountId: string, bounds: Bounds) {
  const quotedId = quoteId(accountId)
  const { rows } = await amongOwn(db).execute({ accountId, quotedId, wanted: getTsquery(match), ...bounds })
  return rows[0] ?? { isWhole: false, found: [] }
}

/** Looks for beginnings of words among the newest messages only: the index would collect everyone's words that begin so. */
async function findByIndex(db: Db, match: Match, accountId: string, bounds: Bounds): Promise<FoundRow[]> {
  const isBegun = match.wanted.some(({ begun }) => begun !== null)
  const whole = { ...match, wanted: match.wanted.map((one) => ({ ...one, begun: null })) }
  const { matches, found } = await findByWholeWords(db, whole, accountId, { ...bounds, onlyRare: true })
  const isCommon = matches >= minCommon
  const newer = isBegun || isCommon ? await findNewestByWords(db, match, accountId, bounds) : []
  if (isCommon && newer.length < bounds.limit)
    found.push(...(await findByWholeWords(db, whole, accountId, bounds)).found)
  const byId = new Map([...found, ...newer].map((row) => [row.id, row]))
  return [...byId.values()].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, bounds.limit)
}

/** With `onlyRare`, common words are counted but their messages are not read. */
async function findByWholeWords(
  db: Db,
  match: Match,
  accountId: string,
  { before, limit, onlyRare = false }: Bounds & { onlyRare?: boolean },
) {
  const isRead = onlyRare ? sql`${matchesCount} < ${minCommon}` : sql`true`
  const { rows } = await db.execute<FoundRow & { matches: number }>(sql`
    with matched as materialized (
      select document.message_id from ${messageDocuments} document
      where ${isOwn(quoteId(accountId))} and ${meets(words, match)} and document.message_id < ${before} limit ${minCommon}
    )
    select matches, found.* from (select ${matchesCount}::int as matches) counted left join (
      ${selectFound(accountId, sql`matched`, isRead, limit)}
    ) found on true`)
  return { matches: rows[0]?.matches ?? 0, found: rows.filter(({ id }) => id) }
}

async function findNewestByWords(db: Db, match: Match, accountId: string, { before, limit }: Bounds) {
  const { rows } = await db.execute<FoundRow>(sql`
    select ${foundColumns(accountId)} from ${conversations} talk
      cross join lateral (
        select * from ${messages} where conversation_id = talk.id and id < ${before}
        order by id desc limit ${newest.messages}
      ) message
      join ${messageDocuments} document on document.message_id = message.id
    where talk.id in (select id from ${latestOf(db, accountId, newest.conversations)}) and message.hidden_at is null and ${meets(words, match)}
    order by message.id desc limit ${limit}`)
  return rows
}
