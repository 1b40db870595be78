import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Saving } from '../db/beforeCommit.ts'
import type { Db } from '../db/index.ts'
import { preparedSql } from '../db/prepared.ts'
import { hasObject, type StoredObject, withObject } from '../db/replaceObject.ts'

export type NewEvent = { account_id: string; event: string; data: unknown; about: string | null }

/** The event of a changed badge. It has no data: see `publishBadges`. */
export const badgeChange = 'badgeChange'

/** The first key of these advisory locks: an arbitrary fixed number. */
const lockSpace = 7_263_403

/**
 * Inserts events in their order. Locks their accounts before, until the transaction ends, so that the ids of one account's
 * events grow in the order of commits; otherwise a stream that continues after its last id would miss events. Locks are taken
 * in one order, which prevents deadlocks.
 */
export const savingEvents: Saving = {
  kind: 'events',
  save: [
    (rows) => sql`
    with events as materialized (
      select account_id, event, data, about, ordinal
      from rows from (jsonb_to_recordset(${rows}) as (account_id uuid, event text, data jsonb, about uuid))
        with ordinality as events (account_id, event, data, about, ordinal)
    ), locked as materialized (
      select pg_advisory_xact_lock(${sql.raw(String(lockSpace))}, key)
      from (select distinct hashtext(account_id::text) as key from events order by key) keys
    )
    insert into live_events (account_id, event, data, about)
    select account_id, event, data, about from events
    where (select count(*) from locked) > 0
    order by ordinal
    returning id`,
  ],
}

/** Deletes the events sent to an account, and those about it. */
export async function deleteEventsFor(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`delete from live_events where account_id = ${accountId} or about = ${accountId}`)
}

/** Deletes the events sent to one of two accounts about the other, which a stream that reconnects would receive. */
export async function deleteEventsBetween(db: Db, one: string, other: string): Promise<void> {
  await db.execute(sql`
    delete from live_events where account_id = ${one} and about = ${other} or account_id = ${other} and about = ${one}`)
}

/** Replaces what the stored events of these accounts say of an object, so that they no longer have what was deleted. */
export async function replaceInEvents(
  db: Db,
  accountIds: readonly string[],
  stored: StoredObject,
): Promise<void> {
  const data = sql`data`
  await db.execute(sql`
    update live_events set data = ${withObject(data, stored)}
    where account_id = any(${sql.param([...accountIds])}::uuid[]) and ${hasObject(data, stored)}`)
}

/** `data` is JSON on one line, as the stream sends it. */
export type StoredEvent = { id: number; event: string; data: string }

/** How many events of one account are read at a time. */
export const eventsPerTurn = 50

type Start = { accountId: string; after: number }

const eventsAfter = preparedSql<{ account_id: string; id: string; event: string; data: string }>(
  'live_events_after',
  sql`
    select start.account_id, stored.id, stored.event, stored.data::text as data
    from unnest(${sql.placeholder('accountIds')}::uuid[], ${sql.placeholder('after')}::bigint[]) as start (account_id, after)
    cross join lateral (
      select id, event, data from live_events
      where live_events.account_id = start.account_id and live_events.id > start.after
      order by id limit ${eventsPerTurn}
    ) stored
    order by stored.id`,
)

/** The next events of several accounts, each after its last id, in the order of ids. */
export async function findEventsAfter(db: Db, starts: readonly Start[]): Promise<Map<string, StoredEvent[]>> {
  const accountIds = starts.map(({ accountId }) => accountId)
  const { rows } = await eventsAfter(db).execute({ accountIds, after: starts.map(({ after }) => after) })
  const found = new Map<string, StoredEvent[]>()
  for (const { account_id, id, event, data } of rows) {
    const events = found.get(account_id) ?? []
    events.push({ id: Number(id), event, data })
    found.set(account_id, events)
  }
  return found
}

/** The id of an account's newest event, as a column for another query; null when there is none. */
export const newestEventOf = (accountId: SQL | Placeholder): SQL =>
  sql`(select id from live_events where account_id = ${accountId} order by id desc limit 1)`

const newest = preparedSql<{ id: string | null }>(
  'live_newest_event',
  sql`select ${newestEventOf(sql.placeholder('accountId'))} as id`,
)

/** The id of an account's newest event; 0 when there is none. */
export async function newestEventId(db: Db, accountId: string): Promise<number> {
  const { rows } = await newest(db).execute({ accountId })
  return Number(rows[0]?.id ?? 0)
}

/** Deletes up to `limit` events older than `before`, which no stream can ask for, and returns their number. */
export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from live_events where id = any(array(
      select id from live_events where created_at < ${before.toISOString()}::timestamptz limit ${limit}))`)
  return rowCount ?? 0
}
