import type pg from 'pg'
import { until } from './until.ts'

/** Calls while a decision of the moderators has done its work and is not committed; returns the response once both are done. */
export async function callMeanwhile<Out>(
  pool: pg.Pool,
  decide: () => Promise<unknown>,
  call: () => Promise<Out>,
): Promise<Out> {
  const countWaiting = async (): Promise<number> => {
    const { rows } = await pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    return rows.length
  }
  const holder = await pool.connect()
  try {
    // Decisions are logged last.
    await holder.query('begin; lock table decisions in exclusive mode')
    const deciding = decide()
    await until(async () => (await countWaiting()) === 1)
    let isDone = false
    const calling = call().finally(() => {
      isDone = true
    })
    await until(async () => isDone || (await countWaiting()) === 2)
    await holder.query('commit')
    await deciding
    return await calling
  } finally {
    holder.release(true)
  }
}
