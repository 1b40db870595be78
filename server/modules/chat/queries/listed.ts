import { and, desc, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { namedAccounts } from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { conversations, messages } from '../tables.ts'
import { getPair } from './conversations.ts'

type Value = Placeholder | SQL | string

/** SQL of the id of the other side of a conversation of this account; `talk`: the name of the table in the query. */
export const otherSide = (accountId: Value, talk = sql`${conversations}`): SQL<string> =>
  sql<string>`case when ${talk}.first_id = ${accountId} then ${talk}.second_id else ${talk}.first_id end`

/** Whether neither side of a conversation blocks the other, where one of them is this account. */
const isNotBlocked = (accountId: Value): SQL => sql`
  not array[${conversations.firstId}, ${conversations.secondId}] && ${exceptBlocked(accountId)}`

const { id, firstId, secondId, startedBy, isRequest, lastMessageAt, lastMessageId } = conversations
const listable = { id, firstId, secondId, startedBy, isRequest, lastMessageAt, lastMessageId }

/** Selects an account's latest conversations, without those that it declined. Each side of the pair has an index. */
export function latestOf(db: Db, accountId: Value, limit: Placeholder | number, below?: SQL) {
  const half = (mine: typeof firstId | typeof secondId) =>
    db
      .select(listable)
      .from(conversations)
      .where(
        and(
          ...[eq(mine, accountId), isNotNull(lastMessageId), isNotBlocked(accountId), below],
          or(isNull(conversations.declinedAt), eq(startedBy, accountId)),
        ),
      )
      .orderBy(desc(lastMessageAt), desc(id))
      .limit(limit)
  return unionAll(half(firstId), half(secondId))
    .orderBy(desc(lastMessageAt), desc(id))
    .limit(limit)
    .as('talk')
}

/**
 * Selects these conversations of an account as lists show them, latest first: each with the name of its other side, which
 * erased accounts lack, and its last message. They are joined, since a query for each row took a quarter longer.
 */
export const selectListed = (db: Db, accountId: Value, talk: ReturnType<typeof latestOf>) =>
  db
    .select({
      ...{ id: talk.id, firstId: talk.firstId, secondId: talk.secondId, startedBy: talk.startedBy },
      ...{ isRequest: talk.isRequest, lastMessageAt: talk.lastMessageAt },
      name: sql<string | null>`other.name`.as('name'),
      avatar: sql<string | null>`other.avatar`.as('avatar'),
      ...{ fromId: messages.fromId, text: messages.text, link: messages.link, media: messages.media },
      hiddenAt: messages.hiddenAt,
    })
    .from(talk)
    .leftJoin(sql`${namedAccounts} other`, sql`other.id = ${otherSide(accountId, sql`talk`)}`)
    .leftJoin(messages, eq(messages.id, talk.lastMessageId))
    .orderBy(desc(talk.lastMessageAt), desc(talk.id))

export type ListedConversation = Awaited<ReturnType<typeof selectListed>>[number]

const reader = sql.placeholder('accountId')
const limit = sql.placeholder('limit')
const latest = preparedRows('conversations_latest', (db) =>
  selectListed(db, reader, latestOf(db, reader, limit)),
)
const older = preparedRows('conversations_older', (db) => {
  const below = sql`(last_message_at, id) <
    (select last_message_at, id from ${conversations} where id = ${sql.placeholder('before')})`
  return selectListed(db, reader, latestOf(db, reader, limit, below))
})

type Page = { before: string | null; limit: number }

/** Returns an account's conversations, latest message first. */
export const findListed = (
  db: Db,
  accountId: string,
  { before, limit }: Page,
): Promise<ListedConversation[]> =>
  before ? older(db).execute({ accountId, limit, before }) : latest(db).execute({ accountId, limit })

/** Selects the reader's conversation that meets this; none without messages or with a blocked account. */
const ownOf = (db: Db, condition: SQL | undefined) =>
  db
    .select(listable)
    .from(conversations)
    .where(
      and(
        ...[condition, or(eq(firstId, reader), eq(secondId, reader))],
        ...[isNotNull(lastMessageId), isNotBlocked(reader)],
      ),
    )
    .as('talk')
const oneById = preparedRows('conversation_listed', (db) =>
  selectListed(db, reader, ownOf(db, eq(id, sql.placeholder('id')))),
)
const isWith = and(eq(firstId, sql.placeholder('firstId')), eq(secondId, sql.placeholder('secondId')))
const oneWith = preparedRows('conversation_listed_with', (db) => selectListed(db, reader, ownOf(db, isWith)))

/** Returns an account's conversation with this id; none without messages or with a blocked account. */
export const findListedById = (db: Db, accountId: string, id: string): Promise<ListedConversation[]> =>
  oneById(db).execute({ accountId, id })

/** As `findListedById`, of the conversation with another account. */
export const findListedWith = (db: Db, accountId: string, other: string): Promise<ListedConversation[]> =>
  oneWith(db).execute({ accountId, ...getPair(accountId, other) })
