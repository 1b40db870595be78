import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { runMigrations as migrateQueue } from 'graphile-worker'
import pg from 'pg'

/** The advisory lock of migrations: an arbitrary fixed number. */
const migrationLock = 7_263_401

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Applies all migrations. Several processes may call it at once: one migrates, the others wait. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'brota migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle(client), { migrationsFolder })
    await migrateQueue({ connectionString: url })
  } finally {
    await client.end()
  }
}
