import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { programs } from './packages.ts'
import { createPart, getDescendants, type Part } from './part.ts'
import type { Secrets } from './patroni.ts'
import { isOpen, type Ports } from './ports.ts'

/** The program of Patroni for one node, with the PostgreSQL that it starts and that outlives it. */
export function createNode(folder: string, name: 'a' | 'b', ports: Ports): Part {
  const patroniPort = name === 'a' ? ports.patroniA : ports.patroniB
  return createPart({
    name: `postgres-${name}`,
    folder,
    asNobody: true,
    command: [programs.patroni, join(folder, `patroni-${name}.json`)],
    // 200 once PostgreSQL runs, as primary or as replica.
    isReady: async () => (await fetch(`http://127.0.0.1:${patroniPort}/health`)).ok,
    findOthers: async () => {
      const file = await readFile(join(folder, `postgres-${name}`, 'postmaster.pid'), 'utf8').catch(() => '')
      const postmaster = Number(file.split('\n')[0])
      return postmaster > 1 && (await isPostgres(postmaster))
        ? [postmaster, ...(await getDescendants(postmaster))]
        : []
    },
  })
}

const isPostgres = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres')

/** Which node Patroni calls the primary now; null while there is none. */
export async function findPrimary(ports: Ports): Promise<'postgresA' | 'postgresB' | null> {
  const [a, b] = await askBoth(ports, 'primary')
  if (a) return 'postgresA'
  return b ? 'postgresB' : null
}

/** Whether the other node has all that was committed, so that it may take the primary's place without a loss. */
export const hasFollower = async (ports: Ports): Promise<boolean> =>
  (await askBoth(ports, 'sync')).includes(true)

/** Whether Patroni says of each node that it has this role. */
const askBoth = ({ patroniA, patroniB }: Ports, role: string): Promise<boolean[]> =>
  Promise.all(
    [patroniA, patroniB].map((port) =>
      fetch(`http://127.0.0.1:${port}/${role}`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  )

/** A statement as PostgreSQL's superuser, which the site itself never is. */
export async function runAsSuperuser(
  { superuser }: Secrets,
  port: number,
  statement: string,
  database = 'postgres',
): Promise<pg.QueryResult> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: superuser,
    database,
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

/** Creates the role and the database of the site, once the proxy leads to a primary. */
export async function createSiteDatabase(secrets: Secrets, ports: Ports): Promise<void> {
  const run = (statement: string) => runAsSuperuser(secrets, ports.primary, statement)
  await run(`create role brota login password '${secrets.site}'`)
  await run('create database brota owner brota')
}

export const isProxyReady = (ports: Ports) => async (): Promise<boolean> =>
  (await isOpen(ports.primary)) && (await isOpen(ports.replica))
