import { sql } from 'drizzle-orm'
import type { ApiError } from '../http/apiError.ts'
import type { Log } from '../log/index.ts'
import { isAway } from './away.ts'
import type { Db } from './index.ts'
import { type noteProgress, type Position, type Positions, unknownPosition } from './position.ts'
import { inOrder, type Replica, readFromFirst } from './replicas.ts'
import type { Watch } from './watch.ts'

/** The newest position that the queries of one page have seen, so that a later one sees nothing older. */
export type Seen = { position: Position }

/** Who reads: an account, or a guest by their address. */
export type Reader = { who: string; seen: Seen }

export type Reads = {
  /** Runs a query on a replica that has at least the last write of its reader, else on the primary. It may run twice. */
  read<T>(reader: Reader, run: (db: Db) => Promise<T>): Promise<T>
  /** Runs a query on the primary; while that is away on a replica that lacks nothing which is known of it. */
  readCurrent<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** Remembers after a commit that this reader has to see it. */
  wrote(who: string): Promise<void>
  /** Remembers that these readers heard of what is committed by now: by an event, or by signing in. */
  heard(readers: readonly string[]): Promise<void>
  /** Once resolved, `readCurrent` reads no replica that lacks what was committed at the call. */
  noteProgress(): Promise<void>
}

/** Where everything is read from the primary. */
export const readsOf = (db: Db): Reads => ({
  read: (_reader, run) => run(db),
  readCurrent: (run) => run(db),
  wrote: async () => {},
  heard: async () => {},
  noteProgress: async () => {},
})

type Parts = {
  db: Db
  primary: Watch
  replicas: readonly Replica[]
  progress: ReturnType<typeof noteProgress>
  positions: Positions
  log: Log
}

/** Spreads reads over replicas. */
export const readsFrom = (parts: Parts): Reads => ({
  read: (reader, run) => readFor(parts, reader, run),
  readCurrent: (run) => readCurrent(parts, run),
  wrote: async (who) =>
    parts.positions.remember(who, await readInsertPosition(parts.db).catch(() => unknownPosition)),
  heard: async (readers) => {
    // While the primary is away nothing new can be heard of.
    const position = await readInsertPosition(parts.db).catch(() => null)
    if (position === null) return
    await Promise.all(readers.map((who) => parts.positions.remember(who, position)))
  },
  noteProgress: () => parts.primary.askNow(),
})

type Run<T> = (db: Db) => Promise<T>

async function readFor<T>(parts: Parts, { who, seen }: Reader, run: Run<T>): Promise<T> {
  const { db, replicas, progress, positions, log } = parts
  const written = (await positions.recall(who)) ?? 0n
  const needed = written > seen.position ? written : seen.position
  const suffices = (position: Position) => position >= needed && !progress.isBehind(position)
  let missing: ApiError | null = null
  const onMissing = (thrown: ApiError) => {
    missing = thrown
  }
  const found = await readFromFirst(inOrder(replicas, who), { suffices, run, onMissing }, log)
  if (found && found.position > seen.position) seen.position = found.position
  if (found) return found.value
  const value = await run(db).catch((thrown) => {
    // Without the primary what no replica has is not there.
    throw isAway(thrown) ? (missing ?? thrown) : thrown
  })
  seen.position = unknownPosition
  return value
}

async function readCurrent<T>({ db, primary, replicas, progress, log }: Parts, run: Run<T>): Promise<T> {
  // One lost connection says little of the server, so there are two tries.
  for (let tries = 0; tries < 2 && primary.isUp(); tries += 1) {
    try {
      return await run(db)
    } catch (thrown) {
      if (!isAway(thrown)) throw thrown
      if (primary.isUp()) await primary.askNow()
    }
  }
  const found = await readFromFirst(replicas, { suffices: progress.hasAll, run, onMissing: () => {} }, log)
  return found ? found.value : run(db)
}

/** Where the primary writes next: everything that was committed before lies below it. */
async function readInsertPosition(db: Db): Promise<Position> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as position`,
  )
  return rows[0] ? BigInt(rows[0].position) : unknownPosition
}
