import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type ApiError, isApiError } from '../http/apiError.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import { isAway, isConflict } from './away.ts'
import type { Db } from './index.ts'
import { openPool, type Pool, type PoolOptions } from './pool.ts'
import type { noteProgress, Position } from './position.ts'
import { runTransaction } from './transaction.ts'
import { Watch } from './watch.ts'

export type Replica = { watch: Watch; isBehind(): boolean; pool: Pool }

type Options = Omit<PoolOptions, 'watch'> & { log: Log; progress: ReturnType<typeof noteProgress> }

export function openReplica(url: string, index: number, { log, progress, ...options }: Options): Replica {
  let position: Position = 0n
  const watch = new Watch({
    url,
    name: `replica ${index + 1}`,
    role: 'replica',
    log,
    onPosition: (now) => {
      position = now
    },
  })
  return {
    watch,
    isBehind: () => progress.isBehind(position),
    pool: openPool(url, log, { ...options, watch }),
  }
}

type Read<T> = {
  /** Whether a server that has replayed this much may answer. */
  suffices(position: Position): boolean
  run(db: Db): Promise<T>
  /** Called with the 404 of a replica, which may not have it yet: the next server is read. */
  onMissing(thrown: ApiError): void
}

/** The value and the position that it was read at or before; null when this replica cannot say it. */
type Found<T> = { value: T; position: Position } | null

class NotYet extends Error {}

/**
 * Reads from a replica in one transaction, because an address may lead to several servers: the position is asked of the
 * server that is read, and before its rows.
 */
async function readFrom<T>({ watch, pool }: Replica, read: Read<T>, log: Log): Promise<Found<T>> {
  if (!watch.isUp()) return null
  try {
    return await pool.withConnection((connection) =>
      runTransaction(
        connection,
        async (tx) => {
          const before = await readPosition(tx)
          if (before === null || !read.suffices(before)) throw new NotYet()
          const value = await read.run(tx)
          return { value, position: (await readPosition(tx)) ?? before }
        },
        { accessMode: 'read only' },
      ),
    )
  } catch (thrown) {
    if (thrown instanceof NotYet) return null
    if (isApiError(thrown) && thrown.status === 404) {
      read.onMissing(thrown)
      return null
    }
    if (!isAway(thrown) && !isConflict(thrown)) throw thrown
    log.warn({ server: watch.name, stack: redact(thrown).stack }, 'a query is read from another server')
    return null
  }
}

/** Reads from the first of these replicas that suffices. */
export async function readFromFirst<T>(
  replicas: readonly Replica[],
  read: Read<T>,
  log: Log,
): Promise<Found<T>> {
  for (const replica of replicas) {
    const found = await readFrom(replica, read, log)
    if (found) return found
  }
  return null
}

/** What a replica has replayed; null for a server that is no replica any more. */
async function readPosition(db: Db): Promise<Position | null> {
  const { rows } = await db.execute<{ position: string | null }>(sql`
    select pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end, '0/0')::text as position`)
  const position = rows[0]?.position
  return position ? BigInt(position) : null
}

/** The replicas in an order that is always the same for a reader, who so sees nothing older than before. */
export function inOrder(replicas: readonly Replica[], reader: string): Replica[] {
  if (replicas.length < 2) return [...replicas]
  const first = createHash('sha256').update(reader).digest().readUInt32BE() % replicas.length
  return [...replicas.slice(first), ...replicas.slice(0, first)]
}
