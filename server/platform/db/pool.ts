import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/index.ts'
import { within } from '../within.ts'

export type Pool = {
  pool: pg.Pool
  /** Runs `work` with a connection of its own. */
  withConnection<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const longestClose = 5_000

/** Wraps connection errors without their code, since the queue pauses for minutes on some codes. */
class NoConnectionError extends Error {
  constructor(cause: Error) {
    super('No connection to the database', { cause })
  }
}

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

class BrotaPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (!callback)
      return super.connect().catch((error: Error) => {
        throw new NoConnectionError(error)
      })
    super.connect((error, client, done) => callback(error && new NoConnectionError(error), client, done))
  }
}

/** Opens a pool that replaces connections which are lost or left in a transaction. */
export function openPool(url: string, log: Log, connections: number): Pool {
  const pool = new BrotaPool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'brota',
    keepAlive: true,
  })
  const open = new Set<pg.PoolClient>()
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => {})
  })
  pool.on('remove', (client) => open.delete(client))
  return {
    pool,
    withConnection: (work) => useConnection(pool, work),
    close: async () => {
      if (await within(longestClose, pool.end())) return
      log.warn({ connections: open.size }, 'database connections were not released in time and are closed')
      for (const client of open) client.end().catch(() => {})
    },
  }
}

/** One for each connection, so that what is prepared on it is found again. */
const drizzles = new WeakMap<pg.PoolClient, NodePgDatabase>()

function getDrizzle(client: pg.PoolClient): NodePgDatabase {
  const known = drizzles.get(client) ?? drizzle(client)
  drizzles.set(client, known)
  return known
}

/** Takes the connection ourselves, since Drizzle would not release it when BEGIN fails. */
async function useConnection<T>(pool: pg.Pool, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(getDrizzle(client))
  } finally {
    // A connection that is lost or still in a transaction is destroyed.
    client.release(client.getTransactionStatus() !== 'I')
  }
}
