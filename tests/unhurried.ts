import type { PoolClient } from 'pg'
import type { Platform } from '#server/platform/index.ts'

/** Fills a town at the pace of the machine: what answers a call has to be quick, what comes before it does not. */
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
