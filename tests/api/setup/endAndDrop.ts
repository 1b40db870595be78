import type pg from 'pg'

/**
 * Ends the connections to a database and drops it.
 * `drop … with (force)` does the same, but fails while the server's own vacuum works in the database.
 */
export async function endAndDrop(client: pg.Client, name: string): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pg_has_role(usesysid, 'member')`,
    [name],
  )
  await client.query(`drop database if exists ${name}`)
}
