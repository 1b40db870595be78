import pg from 'pg'
import { isThere } from '../../files/isThere.ts'
import { readPassword, role, superuser } from './cluster.ts'
import type { Folder } from './folder.ts'
import type { Note } from './note.ts'

/** The one database of the site, called like its owner. */
export const database = role

const oldStyle =
  'The site is the superuser of this database, as earlier versions made it. Restoring a backup into an empty ' +
  'DATA_DIR gives it a role of its own: see docs/operate.md.'

/** Makes the role and the database of the site where they are missing; `getAddress` leads to the database `postgres`. */
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
    if (await isSiteMighty(client)) log({ level: 'warn', message: oldStyle })
    if (!(await holds(client, 'pg_roles', 'rolname', role))) {
      await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
    }
    if (!(await holds(client, 'pg_database', 'datname', database))) {
      await client.query(`CREATE DATABASE ${database} OWNER ${role}`)
    }
  } finally {
    await client.end()
  }
}

/** Whether the role of the site is a superuser, as in clusters of earlier versions. */
async function isSiteMighty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1 AND rolsuper', [role])
  return rowCount === 1
}

async function holds(client: pg.Client, list: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM ${list} WHERE ${column} = $1`, [name])
  return rowCount === 1
}
