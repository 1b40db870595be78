import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

export type NewEvent = { account_id: string; event: string; data: unknown; about: string | null }

/** Sets these locks apart from those of others: any fixed number will do. */
const lockSpace = 7_263_403

/**
 * Ids have to grow in the order in which one account's events commit, or a stream that goes on behind its last id would
 * miss one: whoever saves for an account first waits for those who did so before to commit. The locks are taken in one
 * order, so that nobody waits in a circle.
 */
export async function lockAccounts(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    select pg_advisory_xact_lock(${lockSpace}::int, key)
    from (
      select distinct hashtext(id) as key from jsonb_array_elements_text(${JSON.stringify(accountIds)}::jsonb) id order by key
    ) keys`)
}

/** Saves events in their order; the accounts have to be locked. */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    insert into live_events (account_id, event, data, about)
    select account_id, event, data, about
    from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as (account_id uuid, event text, data jsonb, about uuid))
      with ordinality as told (account_id, event, data, about, place)
    order by place`)
}

/** What somebody was told, and what others were told of them. */
export async function deleteEventsFor(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`delete from live_events where account_id = ${accountId} or about = ${accountId}`)
}

/** `data` is JSON on one line, as it goes over the wire. */
export type StoredEvent = { id: number; event: string; data: string }

/** How many events of one account are read at a time. */
export const eventsPerTurn = 50

type Start = { accountId: string; after: number }

/** The next events of many people at once, each behind where they are, in the order of their ids. */
export async function findEventsAfter(db: Db, starts: readonly Start[]): Promise<Map<string, StoredEvent[]>> {
  const { rows } = await db.execute<{ account_id: string; id: string; event: string; data: string }>(sql`
    select start.account_id, kept.id, kept.event, kept.data::text as data
    from jsonb_to_recordset(${JSON.stringify(starts.map(({ accountId, after }) => ({ account_id: accountId, after })))}::jsonb)
      as start (account_id uuid, after bigint)
    cross join lateral (
      select id, event, data from live_events
      where live_events.account_id = start.account_id and live_events.id > start.after
      order by id limit ${eventsPerTurn}
    ) kept
    order by kept.id`)
  const found = new Map<string, StoredEvent[]>()
  for (const { account_id, id, event, data } of rows) {
    const events = found.get(account_id) ?? []
    events.push({ id: Number(id), event, data })
    found.set(account_id, events)
  }
  return found
}

/** The id of the last event that this account was told; 0 when there is none. */
export async function newestEventId(db: Db, accountId: string): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from live_events where account_id = ${accountId} order by id desc limit 1`,
  )
  return Number(rows[0]?.id ?? 0)
}

/** Forgets what is older, for nobody comes back for it any more: at most `limit` at a time; how many these were. */
export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from live_events where id = any(array(
      select id from live_events where created_at < ${before.toISOString()}::timestamptz limit ${limit}))`)
  return rowCount ?? 0
}
