import pg from 'pg'
import { isThere } from '../../files/isThere.ts'
import { readPassword, role, superuser } from './cluster.ts'
import type { Folder } from './folder.ts'
import type { Note } from './note.ts'

/** The site's database, named like its owner. */
export const database = role

const oldStyle =
  'The site is the superuser of this database, as earlier versions made it. Restoring a backup into an empty ' +
  'DATA_DIR gives it a role of its own: see docs/operate.md.'

/** Creates the site's role and database when missing; `getAddress` returns URLs of the database `postgres`. */
export async function prepareRoles(
  folder: Folder,
  getAddress: (user: string, password: string) => string,
  log: (note: Note) => void,
): Promise<void> {
  const password = await readPassword(folder.password)
  const hasSuperuser = await isThere(folder.superuserPassword)
  const client = new pg.Client({
    connectionString: hasSuperuser
      ? getAddress(superuser, await readPassword(folder.superuserPassword))
      : getAddress(role, password),
  })
  await client.connect()
  try {
    if (await isSiteSuperuser(client)) log({ level: 'warn', message: oldStyle })
    if (!(await exists(client, 'pg_roles', 'rolname', role))) {
      await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
    }
    if (!(await exists(client, 'pg_database', 'datname', database))) {
      await client.query(`CREATE DATABASE ${database} OWNER ${role}`)
    }
  } finally {
    await client.end()
  }
}

/** Whether the role of the site is a superuser, as in clusters of earlier versions. */
async function isSiteSuperuser(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1 AND rolsuper', [role])
  return rowCount === 1
}

async function exists(client: pg.Client, list: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM ${list} WHERE ${column} = $1`, [name])
  return rowCount === 1
}
