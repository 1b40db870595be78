import type { PoolClient } from 'pg'
import { expect, vi } from 'vitest'
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

/**
 * Vacuums tables until nearly all their pages are marked as visible to everyone, which plans that read an index alone need:
 * a vacuum cannot mark them while a transaction is open that began before their rows, such as one of the queue.
 */
export async function vacuum(client: Pick<PoolClient, 'query'>, tables: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      await client.query(`vacuum analyze ${tables.join(', ')}`)
      const { rows } = await client.query<{ name: string }>(
        `select oid::regclass::text as name from pg_class
         where oid = any($1::regclass[]) and relallvisible < 0.9 * relpages - 1`,
        [tables],
      )
      expect(rows.map(({ name }) => name)).toEqual([])
    },
    { timeout: 60_000, interval: 500 },
  )
}
