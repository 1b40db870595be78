import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Connects as the superuser of this folder's embedded server, which the app itself never does. */
export async function connectAsSuperuser(dataDir: string, siteUrl: string): Promise<pg.Client> {
  const url = new URL(siteUrl)
  url.username = 'postgres'
  url.password = await readFile(join(dataDir, 'postgres/superuser-password'), 'utf8')
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  return client
}

/** Lets the app's role create databases: each test file has its own. */
export async function allowDatabases(dataDir: string, siteUrl: string): Promise<void> {
  const client = await connectAsSuperuser(dataDir, siteUrl)
  await client.query('alter role brota createdb')
  await client.end()
}
