import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '../log/index.ts'
import { withAfterCommit } from './afterCommit.ts'
import { runToItsEnd } from './beforeCommit.ts'
import { openPool } from './pool.ts'
import { useConnectionOf } from './prepared.ts'

type NoSchema = Record<string, never>
/** The database or a transaction: the first argument of every query function. */
export type Db = NodePgDatabase<NoSchema> | Tx
export type Tx = Parameters<Parameters<NodePgDatabase<NoSchema>['transaction']>[0]>[0]

export type Database = {
  pool: pg.Pool
  db: NodePgDatabase<NoSchema>
  /** Rejects while the database does not respond. */
  ping(): Promise<unknown>
  close(): Promise<void>
}

/** Opens the pool of this process. While the database is away its queries reject; the process goes on. */
export function openDatabase(url: string, log: Log, connections = 20): Database {
  const { pool, withConnection, close } = openPool(url, log, connections)
  const db = drizzle(pool)
  db.transaction = (run, options) =>
    withAfterCommit((begin) =>
      tryAgain(() =>
        withConnection((connection) =>
          connection.transaction((tx) => {
            useConnectionOf(tx, connection)
            begin(tx)
            return runToItsEnd(tx, run)
          }, options),
        ),
      ),
    )
  return { pool, db, ping: () => pool.query('select 1'), close }
}

const mostTries = 3

/** Deadlock and serialization failure: PostgreSQL aborted the transaction only because of another. */
const conflictCodes = new Set(['40P01', '40001'])

/** Runs a transaction and repeats it, three times at most, when PostgreSQL aborted it because of another. */
async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (thrown) {
      if (tries === mostTries || !isConflict(thrown)) throw thrown
    }
  }
}

const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('code' in thrown && conflictCodes.has(String(thrown.code))) || isConflict(thrown.cause))
