import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** A connection to the embedded database of a site that runs on this folder. */
export async function openDatabase(dataDir: string): Promise<pg.Client> {
  const home = join(dataDir, 'postgres')
  const client = new pg.Client({
    host: await readFile(join(home, 'socket-is-in'), 'utf8').catch(() => join(home, 'socket')),
    user: 'brota',
    database: 'brota',
    password: await readFile(join(home, 'password'), 'utf8'),
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
