import type { Duplex } from 'node:stream'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { within } from '#lib/within.ts'
import type { Log } from '../log/index.ts'
import { traced, tracedQuery } from '../observability/traced.ts'
import { setClient } from './prepared.ts'
import { SharedConnections } from './sharedConnections.ts'
import type { Watch } from './watch.ts'

/** A connection and Drizzle on it. */
export type Connection = NodePgDatabase & { $client: pg.PoolClient }

export type Pool = {
  pool: pg.Pool
  /** Runs each statement outside transactions; those with a name are short and share connections. */
  db: NodePgDatabase
  /** Runs `work` with a connection of its own. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>
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
  /** Lets nobody wait for a server that is known to be away. */
  watch: Watch | undefined

  override connect(): Promise<pg.PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | undefined {
    const connecting = this.#open().catch((error: Error) => {
      throw new NoConnectionError(error)
    })
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => {}),
    )
  }

  async #open(): Promise<pg.PoolClient> {
    const { watch } = this
    if (!watch) return super.connect()
    if (!watch.isUp()) throw new Error(`${watch.name} is away`)
    const opening = super.connect()
    return new Promise((done, fail) => {
      const stop = watch.onLost(() => {
        stop()
        fail(new Error(`${watch.name} is away`))
        // It may come later, when nobody waits any more.
        opening.then(
          (client) => client.release(true),
          () => {},
        )
      })
      opening.then(done, fail).finally(stop)
    })
  }
}

export type PoolOptions = {
  connections: number
  watch?: Watch
  /** A pooler shares each connection of the server by transactions: nothing of a session may be left on it. */
  sharesConnections: boolean
}

/** What a session of the server is started with; a pooler in transaction mode refuses both. */
export const sessionSettings = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 30_000 }

/** A pooler keeps its connections, with their last name, when the site has stopped: this one is not a running site's. */
export const pooledName = 'brota pooled'

/** Opens a pool that replaces connections which are lost or left in a transaction. */
export function openPool(url: string, log: Log, options: PoolOptions): Pool {
  const { sharesConnections, watch } = options
  const pool = createPool(url, options)
  const shared = new SharedConnections(pool)
  const open = new Set<pg.PoolClient>()
  const cutAll = () => {
    for (const client of open) client.connection.stream.destroy()
  }
  // What waits for the response of a server that is away would wait for minutes.
  watch?.onLost(cutAll)
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => {})
    client.query = sentTogether(client.query, !sharesConnections)
    if (traced.statement.hasSubscribers) client.query = tracedQuery(client.query)
  })
  pool.on('remove', (client) => open.delete(client))
  return {
    pool,
    db: openDrizzle(withShared(pool, shared)),
    withConnection: (work) => useConnection(pool, work),
    close: async () => {
      shared.close()
      const ended = pool.end().then(() => untilClosed(pool, open))
      if (await within(longestClose, ended)) return
      log.warn({ connections: open.size }, 'database connections were not released in time and are closed')
      // An end would wait for what these have sent.
      cutAll()
    },
  }
}

/** The pool for drizzle, which gives it each statement with its name and values. */
function withShared(pool: pg.Pool, shared: SharedConnections): pg.Pool {
  const query = (statement: pg.QueryConfig, values: unknown[]) =>
    statement.name ? shared.query(statement, values) : pool.query(statement, values)
  return Object.create(pool, { query: { value: query, writable: true } })
}

function createPool(url: string, { connections, sharesConnections, watch }: PoolOptions): BrotaPool {
  const pool = new BrotaPool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    ...(sharesConnections ? {} : sessionSettings),
    application_name: sharesConnections ? pooledName : 'brota',
    keepAlive: true,
    pipeline: true,
  })
  pool.watch = watch
  return pool
}

/** pg's pool ends before its connections do: a database that is stopped then would report each of them as lost. */
async function untilClosed(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  while (open.size > 0) await new Promise((done) => pool.once('remove', done))
}

/**
 * What a turn of the event loop sends over a connection goes out in one write at its end. A pooler gets statements without their
 * names: the connection that prepared one may serve another process next.
 */
const sentTogether = (query: pg.PoolClient['query'], withNames: boolean) =>
  new Proxy(query, {
    apply: (_query, client: pg.PoolClient, [statement, ...values]: unknown[]) => {
      writeTogether(client.connection.stream)
      const given = [withNames ? statement : unnamed(statement), ...values]
      return typeof values.at(-1) === 'function' ? send(client, given) : promised(client, given)
    },
  })

const send = (client: pg.PoolClient, given: unknown[]) =>
  Reflect.apply(pg.Client.prototype.query, client, given)

/** With a promise of pg's own V8 kept calls that had been answered until its next full collection of garbage. */
const promised = (client: pg.PoolClient, given: unknown[]): Promise<unknown> =>
  new Promise((done, fail) => {
    send(client, [...given, (error: Error | null, result: unknown) => (error ? fail(error) : done(result))])
  }).catch((error: Error) => {
    // As pg does: otherwise the stack leads to the socket instead of to the caller.
    Error.captureStackTrace(error)
    throw error
  })

function writeTogether(stream: Duplex): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}

const unnamed = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'text' in statement && 'name' in statement
    ? Object.create(statement, { name: { value: undefined } })
    : statement

function openDrizzle<Client extends pg.Pool | pg.PoolClient>(client: Client) {
  const db = drizzle({ client })
  setClient(db, client)
  return db
}

/** One for each connection, so that what is prepared on it is found again. */
const drizzles = new WeakMap<pg.PoolClient, Connection>()

function getDrizzle(client: pg.PoolClient): Connection {
  const known = drizzles.get(client) ?? openDrizzle(client)
  drizzles.set(client, known)
  return known
}

/** Runs `work` with a connection of the pool, to which it returns however `work` ends. */
async function useConnection<T>(pool: pg.Pool, work: (connection: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    return await work(getDrizzle(client))
  } finally {
    // A connection that is lost or still in a transaction is destroyed.
    client.release(client.getTransactionStatus() !== 'I')
  }
}
