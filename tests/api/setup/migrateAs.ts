import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { migrationsFolder } from '#server/platform/db/migrate.ts'

/** Applies only the first migrations, as an earlier version did: this many, or those before the one of this name. */
export async function migrateAs(client: pg.Client, end: number | string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'brota-migrations-'))
  await cp(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...head } = JSON.parse(await readFile(journal, 'utf8'))
  const count =
    typeof end === 'number' ? end : entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(end))
  await writeFile(journal, JSON.stringify({ ...head, entries: entries.slice(0, count) }))
  await migrate(drizzle(client), { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}
