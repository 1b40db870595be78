import type pg from 'pg'
import { countWaiting } from './countWaiting.ts'
import { until } from './until.ts'

/** Calls while a decision of the moderators has done its work and is not committed; returns the response once both are done. */
export async function callMeanwhile<Out>(
  pool: pg.Pool,
  decide: () => Promise<unknown>,
  call: () => Promise<Out>,
): Promise<Out> {
  const holder = await pool.connect()
  try {
    // Decisions are logged last.
    await holder.query('begin; lock table decisions in exclusive mode')
    const deciding = decide()
    await until(async () => (await countWaiting(pool)) === 1)
    let isDone = false
    const calling = call().finally(() => {
      isDone = true
    })
    await until(async () => isDone || (await countWaiting(pool)) === 2)
    await holder.query('commit')
    await deciding
    return await calling
  } finally {
    holder.release(true)
  }
}
