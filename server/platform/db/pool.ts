import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/index.ts'
import { within } from '../within.ts'

export type Pool = {
  pool: pg.Pool
  /** Lends a connection for as long as the work takes. */
  withConnection<T>(work: (db: NodePgDatabase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const longestClose = 5_000

/** Why nobody could be connected: without a code, for by some codes the queue would sleep for minutes. */
class NoConnectionError extends Error {
  constructor(cause: Error) {
    super('No connection to the database', { cause })
  }
}

type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void

class OnePool extends pg.Pool {
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

/** Opens a pool whose connections all come back, or are replaced. */
export function openPool(url: string, log: Log, connections: number): Pool {
  const pool = new OnePool({
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
    withConnection: (work) => lend(pool, work),
    close: async () => {
      if (await within(longestClose, pool.end())) return
      log.warn({ connections: open.size }, 'database connections did not come back and are cut')
      for (const client of open) client.end().catch(() => {})
    },
  }
}

/** Drizzle takes a connection and begins before it watches for errors: so it is given one, and we take it back. */
async function lend<T>(pool: pg.Pool, work: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(drizzle(client))
  } finally {
    // One that is lost, or still in a transaction, is of no use to the next.
    client.release(client.getTransactionStatus() !== 'I')
  }
}
