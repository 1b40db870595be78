import type pg from 'pg'
import { getCode } from '#server/platform/db/away.ts'

const mostTries = 5
const inUse = '55006'

/**
 * Ends the connections to a database and drops it. A pooler may just be opening another, so there are several tries.
 * `drop … with (force)` does the same, but fails while the server's own vacuum works in the database.
 */
export async function endAndDrop(client: pg.Client, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pg_has_role(usesysid, 'member')`,
      [name],
    )
    try {
      return void (await client.query(`drop database if exists ${name}`))
    } catch (error) {
      if (tries === mostTries || getCode(error) !== inUse) throw error
    }
  }
}
