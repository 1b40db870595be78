import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Connects as the superuser of the embedded server of this folder, which the site itself never does. */
export async function connectAsSuperuser(dataDir: string, siteUrl: string): Promise<pg.Client> {
  const url = new URL(siteUrl)
  url.username = 'postgres'
  url.password = await readFile(join(dataDir, 'postgres/superuser-password'), 'utf8')
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

/** Lets the role of the site make databases, as test files do, each for itself. */
export async function allowDatabases(dataDir: string, siteUrl: string): Promise<void> {
  const client = await connectAsSuperuser(dataDir, siteUrl)
  await client.query('alter role brota createdb')
  await client.end()
}
