import type { PoolClient } from 'pg'
import type { Platform } from '#server/platform/index.ts'

/** Fills a database without the time limit of a call: only responses have to be quick. */
export async function unhurried(
  testApp: Platform,
  fill: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await testApp.database.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await fill(client)
  } finally {
    client.release(true)
  }
}
