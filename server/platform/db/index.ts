import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Log } from '../log/index.ts'
import { withAfterCommit } from './afterCommit.ts'
import { isConflict } from './away.ts'
import { openPool, type Pool } from './pool.ts'
import { noteProgress, type Positions, rememberInMemory } from './position.ts'
import { type Reads, readsFrom, readsOf } from './reads.ts'
import { openReplica } from './replicas.ts'
import { runTransaction } from './transaction.ts'
import { Watch } from './watch.ts'

type NoSchema = Record<string, never>
/** The database or a transaction: the first argument of every query function. */
export type Db = NodePgDatabase<NoSchema> | Tx
export type Tx = Parameters<Parameters<NodePgDatabase<NoSchema>['transaction']>[0]>[0]

export type Database = Reads & {
  pool: pg.Pool
  /** Connections that keep their session (LISTEN, names of statements), for the queue; the same pool without a pooler. */
  directPool: pg.Pool
  db: NodePgDatabase<NoSchema>
  /** Rejects while the database does not respond. */
  ping(): Promise<unknown>
  /** The replicas that are away or too far behind to be read. */
  unusedReplicas(): string[]
  close(): Promise<void>
}

type DatabaseOptions = {
  connections?: number
  /** The server's own address when `url` is that of a pooler in transaction mode. */
  directUrl?: string
  replicaUrls?: readonly string[]
  /** Needed when several processes share the replicas. */
  positions?: Positions
}

/** The queue runs four jobs at once, listens, and marks what is done. */
const directConnections = 6

/** Opens the pools of this process. While the database is away its queries reject; the process goes on. */
export function openDatabase(url: string, log: Log, options: DatabaseOptions = {}): Database {
  const { main, direct, replicas, watch, progress } = openServers(url, log, options)
  const { positions = rememberInMemory() } = options
  const { pool } = main
  const db = addTransactions(main)
  const reads =
    watch && replicas.length > 0
      ? readsFrom({ db, primary: watch, replicas, progress, positions, log })
      : readsOf(db)
  return {
    ...reads,
    pool,
    directPool: direct.pool,
    db,
    ping: async () => {
      await pool.query('select 1')
      if (direct !== main) await direct.pool.query('select 1')
    },
    unusedReplicas: () =>
      replicas
        .filter((replica) => !replica.watch.isUp() || replica.isBehind())
        .map((replica) => replica.watch.name),
    close: async () => {
      const watches = [watch, ...replicas.map((replica) => replica.watch)]
      const pools = new Set([main, direct, ...replicas.map((replica) => replica.pool)])
      await Promise.all([...watches.map((one) => one?.close()), ...[...pools].map((one) => one.close())])
    },
  }
}

function openServers(
  url: string,
  log: Log,
  { connections = 20, directUrl = url, replicaUrls = [] }: DatabaseOptions,
) {
  const sharesConnections = directUrl !== url
  const progress = noteProgress()
  const isOneServer = !sharesConnections && replicaUrls.length === 0
  const watch = isOneServer
    ? undefined
    : new Watch({ url: directUrl, name: 'primary', role: 'primary', log, onPosition: progress.note })
  const main = openPool(url, log, { connections, sharesConnections, watch })
  const direct = sharesConnections
    ? openPool(directUrl, log, { connections: directConnections, sharesConnections: false, watch })
    : main
  const replicas = replicaUrls.map((replicaUrl, index) =>
    openReplica(replicaUrl, index, { connections, sharesConnections, log, progress }),
  )
  return { main, direct, replicas, watch, progress }
}

/** Each transaction on a connection of its own, and tried again when another was in its way. */
function addTransactions({ db, withConnection }: Pool): NodePgDatabase<NoSchema> {
  db.transaction = (run, options) =>
    withAfterCommit((begin) =>
      tryAgain(() =>
        withConnection((connection) =>
          runTransaction(
            connection,
            (tx) => {
              begin(tx)
              return run(tx)
            },
            options,
          ),
        ),
      ),
    )
  return db
}

const mostTries = 3

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
