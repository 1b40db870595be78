import type pg from 'pg'

/** Counts the connections to this database that wait for a lock; the server has those of other tests, too. */
export async function countWaiting(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows.length
}
