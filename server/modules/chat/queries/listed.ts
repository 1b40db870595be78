import { and, desc, eq, isNotNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { nameCardOf } from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { conversations, messages } from '../tables.ts'
import { getPair } from './conversations.ts'
import type { MessageRow } from './messages.ts'

type Value = Placeholder | SQL | string

/** SQL of the id of the other side of a conversation of this account; `talk`: the name of the table in the query. */
export const otherSide = (accountId: Value, talk = sql`${conversations}`): SQL<string> =>
  sql<string>`case when ${talk}.first_id = ${accountId} then ${talk}.second_id else ${talk}.first_id end`

/** Whether neither side of a conversation blocks the other, where one of them is this account. */
const isNotBlocked = (accountId: Value): SQL => sql`
  not array[${conversations.firstId}, ${conversations.secondId}] && ${exceptBlocked(accountId)}`

const { id, firstId, secondId, startedBy, isRequest, lastMessageAt, lastMessageId } = conversations

/** What a list shows of a conversation's last message; `hiddenAt` as JSON has it. */
type LastMessage = Pick<MessageRow, 'fromId' | 'text' | 'link' | 'media'> & { hiddenAt: string | null }

const last = sql<LastMessage | null>`(
  select json_build_object('fromId', from_id, 'text', text, 'link', link, 'media', media, 'hiddenAt', hidden_at)
  from ${messages} where ${messages}.id = ${lastMessageId})`

/** Selects an account's conversations as lists show them: each with the name of its other side and its last message. */
export const selectListed = (db: Db, accountId: Value, condition: SQL | undefined) =>
  db
    .select({
      ...{ id, firstId, secondId, startedBy, isRequest, lastMessageAt },
      other: nameCardOf(otherSide(accountId)).as('other'),
      last: last.as('last'),
    })
    .from(conversations)
    .where(condition)
    .orderBy(desc(lastMessageAt), desc(id))

export type ListedConversation = Awaited<ReturnType<typeof selectListed>>[number]

/** SQL of the ids of an account's latest conversations, without those that it declined. Each side of the pair has an index. */
export function latestIds(accountId: Value, limit: Value | number, below = sql``): SQL {
  const half = (mine: SQL) => sql`(
    select ${id}, ${lastMessageAt} from ${conversations}
    where ${mine} = ${accountId} and ${lastMessageId} is not null
      and (${conversations.declinedAt} is null or ${startedBy} = ${accountId})
      and ${isNotBlocked(accountId)} ${below}
    order by ${lastMessageAt} desc, ${id} desc limit ${limit})`
  return sql`(select id from (${half(sql`${firstId}`)} union all ${half(sql`${secondId}`)}) mine
    order by last_message_at desc, id desc limit ${limit})`
}

const reader = sql.placeholder('accountId')
const limit = sql.placeholder('limit')
const selectPage = (db: Db, below?: SQL) =>
  selectListed(db, reader, sql`${id} in ${latestIds(reader, limit, below)}`).limit(limit)
const latest = preparedRows('conversations_latest', selectPage)
const older = preparedRows('conversations_older', (db) =>
  selectPage(
    db,
    sql`and (last_message_at, id) <
      (select last_message_at, id from ${conversations} where id = ${sql.placeholder('before')})`,
  ),
)

type Page = { before: string | null; limit: number }

/** Returns an account's conversations, latest message first. */
export const findListed = (
  db: Db,
  accountId: string,
  { before, limit }: Page,
): Promise<ListedConversation[]> =>
  before ? older(db).execute({ accountId, limit, before }) : latest(db).execute({ accountId, limit })

const isOwn = or(eq(firstId, reader), eq(secondId, reader))
const isShown = and(isOwn, isNotNull(lastMessageId), isNotBlocked(reader))
const oneById = preparedRows('conversation_listed', (db) =>
  selectListed(db, reader, and(eq(id, sql.placeholder('id')), isShown)),
)
const oneWith = preparedRows('conversation_listed_with', (db) =>
  selectListed(
    db,
    reader,
    and(eq(firstId, sql.placeholder('firstId')), eq(secondId, sql.placeholder('secondId')), isShown),
  ),
)

/** Returns an account's conversation with this id; none without messages or with a blocked account. */
export const findListedById = (db: Db, accountId: string, id: string): Promise<ListedConversation[]> =>
  oneById(db).execute({ accountId, id })

/** As `findListedById`, of the conversation with another account. */
export const findListedWith = (db: Db, accountId: string, other: string): Promise<ListedConversation[]> =>
  oneWith(db).execute({ accountId, ...getPair(accountId, other) })
