import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

export type NewEvent = { account_id: string; event: string; data: unknown }

/** Sets these locks apart from those of others: any fixed number will do. */
const lockSpace = 7_263_403

/**
 * Saves events. Ids have to grow in the order in which one account's events commit, or a stream that goes on behind
 * its last id would miss one: whoever saves for an account first waits for those who did so before to commit. The
 * locks are taken in one order, so that nobody waits in a circle, and before any id is given.
 */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db.execute(sql`
    with told as materialized (
      select account_id, event, data, place
      from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (account_id uuid, event text, data jsonb))
        with ordinality as told (account_id, event, data, place)
    ), locked as materialized (
      select pg_advisory_xact_lock(${lockSpace}::int, key)
      from (select distinct hashtext(account_id::text) as key from told order by key) keys
    )
    insert into live_events (account_id, event, data)
    select account_id, event, data from told where (select count(*) from locked) > 0 order by place`)
}
