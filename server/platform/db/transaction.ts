import { NodePgTransaction } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import { collectEndings, getLastStatement, type LastStatement, sendLast } from './beforeCommit.ts'
import type { Tx } from './index.ts'
import type { Connection } from './pool.ts'
import { dialect } from './prepared.ts'
import { together } from './together.ts'

/**
 * Runs a transaction on a connection of its own. Its begin is sent with its first statements and its commit with its last
 * ones: each response that is waited for takes a round trip, for which its locks are held. Rejects with all rolled back when a
 * statement fails, also one of the last.
 */
export async function runTransaction<T>(
  connection: Connection,
  run: (tx: Tx) => Promise<T>,
  options: PgTransactionConfig = {},
): Promise<T> {
  const tx: Tx = new NodePgTransaction(dialect, connection._.session, undefined)
  collectEndings(tx)
  try {
    const [, { result, last }] = await together([
      connection.$client.query(getBegin(options)),
      runToItsEnd(tx, run),
    ])
    await commit(connection, tx, last)
    return result
  } catch (thrown) {
    await rollBack(connection)
    throw thrown
  }
}

async function runToItsEnd<T>(tx: Tx, run: (tx: Tx) => Promise<T>) {
  const result = await run(tx)
  return { result, last: await getLastStatement(tx) }
}

/** PostgreSQL makes a rollback of the commit when a statement before it has failed. */
async function commit({ $client }: Connection, tx: Tx, last: LastStatement | null): Promise<void> {
  const [, { command }] = await together([last && sendLast(tx, last), $client.query('commit')])
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back, because a statement failed')
}

/** A commit that failed has rolled back already, and so has the end of a lost connection. */
async function rollBack({ $client }: Connection): Promise<void> {
  if ($client.getTransactionStatus() !== 'I') await $client.query('rollback').catch(() => {})
}

function getBegin({ isolationLevel, accessMode, deferrable }: PgTransactionConfig): string {
  const level = isolationLevel && `isolation level ${isolationLevel}`
  const delay = deferrable === undefined ? '' : deferrable ? 'deferrable' : 'not deferrable'
  return ['begin', level, accessMode, delay].filter(Boolean).join(' ')
}
