import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

export type NewEvent = { account_id: string; event: string; data: unknown; about: string | null }

/** The first key of these advisory locks: an arbitrary fixed number. */
const lockSpace = 7_263_403

/**
 * Locks accounts until the transaction ends, so that the ids of one account's events grow in the order of commits;
 * otherwise a stream that continues after its last id would miss events. Locks are taken in one order, which prevents
 * deadlocks.
 */
export async function lockAccounts(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(${lockSpace}::int, key)
    from (
      select distinct hashtext(id) as key from jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb) id order by key
    ) keys`)
}

/** Inserts events in their order; the caller has locked their accounts. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    insert into live_events (account_id, event, data, about)
    select account_id, event, data, about
    from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as (account_id uuid, event text, data jsonb, about uuid))
      with ordinality as new_events (account_id, event, data, about, ordinal)
    order by ordinal`)
}

/** Deletes the events sent to an account, and those about it. */
export async function deleteEventsFor(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`delete from live_events where account_id = ${accountId} or about = ${accountId}`)
}

/** `data` is JSON on one line, as the stream sends it. */
export type StoredEvent = { id: number; event: string; data: string }

/** How many events of one account are read at a time. */
export const eventsPerTurn = 50

type Start = { accountId: string; after: number }

/** The next events of several accounts, each after its last id, in the order of ids. */
export async function findEventsAfter(db: Db, starts: readonly Start[]): Promise<Map<string, StoredEvent[]>> {
  const { rows } = await db.execute<{ account_id: string; id: string; event: string; data: string }>(sql`
    select start.account_id, stored.id, stored.event, stored.data::text as data
    from jsonb_to_recordset(${JSON.stringify(starts.map(({ accountId, after }) => ({ account_id: accountId, after })))}::jsonb)
      as start (account_id uuid, after bigint)
    cross join lateral (
      select id, event, data from live_events
      where live_events.account_id = start.account_id and live_events.id > start.after
      order by id limit ${eventsPerTurn}
    ) stored
    order by stored.id`)
  const found = new Map<string, StoredEvent[]>()
  for (const { account_id, id, event, data } of rows) {
    const events = found.get(account_id) ?? []
    events.push({ id: Number(id), event, data })
    found.set(account_id, events)
  }
  return found
}

/** The id of an account's newest event; 0 when there is none. */
export async function newestEventId(db: Db, accountId: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from live_events where account_id = ${accountId} order by id desc limit 1`,
  )
  return Number(rows[0]?.id ?? 0)
}

/** Deletes up to `limit` events older than `before`, which no stream can ask for, and returns their number. */
export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from live_events where id = any(array(
      select id from live_events where created_at < ${before.toISOString()}::timestamptz limit ${limit}))`)
  return rowCount ?? 0
}
