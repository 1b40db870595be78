import {
  and,
  count,
  desc,
  eq,
  inArray,
  or,
  type Param,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { isPresent } from '#server/modules/account/index.ts'
import { exceptBlocked } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { preparedRows } from '#server/platform/db/preparedRows.ts'
import { friendships } from '../tables.ts'

type Friendship = typeof friendships.$inferSelect

/** Orders a pair of ids: each pair has one row, with the smaller id first. */
const getPair = (one: string, other: string) =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one }

const isPair = (one: string, other: string) => {
  const { firstId, secondId } = getPair(one, other)
  return and(eq(friendships.firstId, firstId), eq(friendships.secondId, secondId))
}

/**
 * Locks a pair of people until the caller's transaction ends, so that requests, acceptances and blocks between them run
 * one after another.
 */
export async function lockPair(db: Db, one: string, other: string): Promise<void> {
  const { firstId, secondId } = getPair(one, other)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${firstId} ${secondId}`}, 0))`)
}

/**
 * Saves a request, or accepts the other's: one statement, so that two concurrent requests become one connection.
 * `isNew`: something changed.
 */
export async function requestOrConnect(
  db: Db,
  { askerId, friendId, now }: { askerId: string; friendId: string; now: Date },
): Promise<{ state: Friendship['state']; isNew: boolean }> {
  const at = now.toISOString()
  const isAnswer = sql`${friendships.state} = 'requested' and ${friendships.askedBy} <> ${askerId}`
  const [row] = await db
    .insert(friendships)
    .values({ ...getPair(askerId, friendId), askedBy: askerId, state: 'requested', createdAt: now })
    .onConflictDoUpdate({
      target: [friendships.firstId, friendships.secondId],
      set: { state: sql`'connected'`, connectedAt: sql`${at}::timestamptz` },
      setWhere: isAnswer,
    })
    .returning({ state: friendships.state })
  return row
    ? { state: row.state, isNew: true }
    : { state: await getState(db, askerId, friendId), isNew: false }
}

async function getState(db: Db, one: string, other: string): Promise<Friendship['state']> {
  const [row] = await db.select({ state: friendships.state }).from(friendships).where(isPair(one, other))
  return row?.state ?? 'requested'
}

/** Accepts a request. False when there is none. */
export async function acceptRequest(
  db: Db,
  { accountId, friendId, now }: { accountId: string; friendId: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(friendships)
    .set({ state: 'connected', connectedAt: now })
    .where(
      and(isPair(accountId, friendId), eq(friendships.state, 'requested'), eq(friendships.askedBy, friendId)),
    )
    .returning({ state: friendships.state })
  return rows.length > 0
}

/** Deletes a connection or request; with `askedBy`, only that side's open request. Null when there is none. */
export async function deletePair(
  db: Db,
  one: string,
  other: string,
  askedBy?: string,
): Promise<Pick<Friendship, 'state' | 'askedBy'> | null> {
  const isOpenRequest = askedBy
    ? and(eq(friendships.state, 'requested'), eq(friendships.askedBy, askedBy))
    : undefined
  const [row] = await db
    .delete(friendships)
    .where(and(isPair(one, other), isOpenRequest))
    .returning({ state: friendships.state, askedBy: friendships.askedBy })
  return row ?? null
}

/** Connects two people, also without a request. */
export async function connectPair(db: Db, askerId: string, friendId: string, now: Date): Promise<void> {
  const connected = { state: 'connected', connectedAt: now } as const
  await db
    .insert(friendships)
    .values({ ...getPair(askerId, friendId), askedBy: askerId, createdAt: now, ...connected })
    .onConflictDoUpdate({ target: [friendships.firstId, friendships.secondId], set: connected })
}

/** The connections and requests between one person and each of the others, without blocked people. */
export async function findBetween(
  db: Db,
  me: string,
  others: readonly string[],
): Promise<(Pick<Friendship, 'state' | 'askedBy'> & { otherId: string })[]> {
  // A person has no connection with themselves.
  const ids = [...new Set(others)].filter((id) => id !== me)
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(friendships)
    .where(
      and(
        or(
          and(eq(friendships.firstId, me), inArray(friendships.secondId, ids)),
          and(eq(friendships.secondId, me), inArray(friendships.firstId, ids)),
        ),
        sql`${friendships.firstId} <> all(${exceptBlocked(me)})`,
        sql`${friendships.secondId} <> all(${exceptBlocked(me)})`,
      ),
    )
    .limit(ids.length)
  return rows.map(({ firstId, secondId, state, askedBy }) => ({
    otherId: firstId === me ? secondId : firstId,
    state,
    askedBy,
  }))
}

const connected = eq(friendships.state, 'connected')

/** A person's connections, in which their id is either the smaller or the greater. */
function getConnections(db: Db, id: SQL | Placeholder | string) {
  const half = (
    mine: typeof friendships.firstId | typeof friendships.secondId,
    other: typeof friendships.firstId | typeof friendships.secondId,
  ) =>
    db
      .select({ otherId: sql<string>`${other}`.as('other_id'), since: friendships.connectedAt })
      .from(friendships)
      .where(and(eq(mine, id), connected))
  return unionAll(
    half(friendships.firstId, friendships.secondId),
    half(friendships.secondId, friendships.firstId),
  )
}

/** The connections of a person that a viewer may see: neither suspended nor blocked for the viewer. */
const seenAmong = (
  all: { otherId: SQL.Aliased<string> | SQLWrapper },
  hidden: Param<readonly string[]> | Placeholder,
) => and(sql`${all.otherId} <> all(${hidden}::uuid[])`, isPresent(all.otherId))

/** A page of ids of a person's visible connections, newest first. */
export async function findShownConnections(
  db: Db,
  id: string,
  { hidden, limit, offset }: { hidden: readonly string[]; limit: number; offset: number },
): Promise<string[]> {
  const all = getConnections(db, id).as('connections')
  const rows = await db
    .select({ otherId: all.otherId })
    .from(all)
    .where(seenAmong(all, sql.param(hidden)))
    .orderBy(desc(all.since), all.otherId)
    .limit(limit)
    .offset(offset)
  return rows.map(({ otherId }) => otherId)
}

const shownConnections = prepared((db) => {
  const all = getConnections(db, sql.placeholder('id')).as('connections')
  return db
    .select({ total: count() })
    .from(all)
    .where(seenAmong(all, sql.placeholder('hidden')))
    .prepare('connections_shown_count')
})

/** The number of a person's visible connections. */
export async function countShownConnections(db: Db, id: string, hidden: readonly string[]): Promise<number> {
  const [row] = await shownConnections(db).execute({ id, hidden })
  return row?.total ?? 0
}

/** The most connections that one query reads. */
export const mostConnections = 5_000

/** The ids of a person's connections, newest first, at most 5,000, for a query of another module. */
export function connectionsOf(db: Db, id: Placeholder) {
  const all = getConnections(db, id).as('connections')
  return db
    .select({ otherId: all.otherId })
    .from(all)
    .orderBy(desc(all.since), all.otherId)
    .limit(mostConnections)
}

const newestConnections = preparedRows('connections_newest', (db) => connectionsOf(db, sql.placeholder('id')))

/** Ids of this person's connections, newest first; at most 5,000. */
export async function connectedIds(db: Db, id: string): Promise<string[]> {
  const rows = await newestConnections(db).execute({ id })
  return rows.map(({ otherId }) => otherId)
}

const me = sql.placeholder('id')
const paired = preparedRows('friendships_paired', (db) =>
  unionAll(
    db.select({ id: friendships.secondId }).from(friendships).where(eq(friendships.firstId, me)),
    db.select({ id: friendships.firstId }).from(friendships).where(eq(friendships.secondId, me)),
  ).limit(sql.placeholder('limit')),
)

/** Ids of people with a connection or an open request with this person, at most `limit`. */
export async function findPaired(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await paired(db).execute({ id, limit })
  return rows.map((row) => row.id)
}
