import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '../log/index.ts'
import { runToItsEnd } from './beforeCommit.ts'
import { openPool } from './pool.ts'
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
  const { pool, withConnection, close } = openPool(url, log, connections)
  const db = drizzle(pool)
  db.transaction = (run, options) =>
    tryAgain(() => withConnection((own) => own.transaction((tx) => runToItsEnd(tx, run), options)))
  return { pool, db, ping: () => pool.query('select 1'), close }
}
