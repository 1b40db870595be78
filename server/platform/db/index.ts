import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log/index.ts'
import { runToItsEnd } from './lastly.ts'
import { tryAgain } from './tryAgain.ts'

type NoSchema = Record<string, never>
/** The database or a transaction in it: the first argument of every function in queries.ts. */
export type Db = NodePgDatabase<NoSchema> | Tx
export type Tx = Parameters<Parameters<NodePgDatabase<NoSchema>['transaction']>[0]>[0]

export type Database = {
  pool: pg.Pool
  db: NodePgDatabase<NoSchema>
  /** Throws while the server does not answer. */
  ping(): Promise<unknown>
  close(): Promise<void>
}

/** Opens the one pool of this process. A lost server shows as refused queries, never as a fallen process. */
export function openDatabase(url: string, log: Log, connections = 20): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'brota',
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle(pool)
  const begin = db.transaction.bind(db)
  db.transaction = (run, options) => tryAgain(() => begin((tx) => runToItsEnd(tx, run), options))
  return { pool, db, ping: () => pool.query('select 1'), close: () => pool.end() }
}
