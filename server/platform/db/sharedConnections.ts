import type pg from 'pg'
import { isAway } from './away.ts'

/** More of them let the server change between its processes for each statement; fewer let a slow one delay the others. */
const mostConnections = 2

/** In milliseconds: who has waited as long for a response is behind a slow statement or a busy server. */
const longestShort = 20

/** In milliseconds: then the pool gets an unused connection back, which it closes when nothing else uses it. */
const longestIdle = 30_000

/** A connection that several calls use at once. `answeredAt`: its last response, or the first call after a pause. */
type Shared = {
  client: Promise<pg.PoolClient>
  unanswered: number
  answeredAt: number
  idle: NodeJS.Timeout
  lose: () => void
}

/**
 * Sends short statements over a few connections of the pool without waiting for the responses of those before: the server
 * and this process wake up once for many of them, where each alone took half as long again.
 */
export class SharedConnections {
  readonly #pool: pg.Pool
  readonly #most: number
  readonly #open = new Set<Shared>()
  #isClosed = false

  constructor(pool: pg.Pool) {
    this.#pool = pool
    // Transactions need connections of their own.
    this.#most = Math.min(mostConnections, Math.ceil(pool.options.max / 4))
  }

  /**
   * Runs a statement outside transactions; over a connection alone while each of these waits for a slow one. Rejects as
   * `pool.query` does.
   */
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const shared = this.#isClosed ? null : this.#choose()
    return shared ? this.#send(shared, statement, values) : this.#pool.query(statement, values)
  }

  /** Gives the connections back to the pool once they have answered. */
  close(): void {
    this.#isClosed = true
    for (const shared of this.#open) if (shared.unanswered === 0) void this.#giveBack(shared)
  }

  async #send(shared: Shared, statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (shared.unanswered === 0) shared.answeredAt = performance.now()
    shared.unanswered += 1
    try {
      const client = await shared.client
      return await client.query(statement, values)
    } catch (thrown) {
      if (isAway(thrown)) shared.lose()
      throw thrown
    } finally {
      shared.unanswered -= 1
      shared.answeredAt = performance.now()
      shared.idle.refresh()
      if (this.#isClosed && shared.unanswered === 0) void this.#giveBack(shared)
    }
  }

  /** The connection that fewest calls wait for, of those that answer; a new one only when each has one. */
  #choose(): Shared | null {
    const now = performance.now()
    let least: Shared | null = null
    for (const shared of this.#open) {
      const isSlow = shared.unanswered > 0 && now - shared.answeredAt > longestShort
      if (!isSlow && (!least || shared.unanswered < least.unanswered)) least = shared
    }
    if (least?.unanswered === 0 || this.#open.size >= this.#most) return least
    return this.#add()
  }

  #add(): Shared {
    const client = this.#pool.connect()
    const idle = setTimeout(() => {
      if (shared.unanswered === 0) void this.#giveBack(shared)
      else idle.refresh()
    }, longestIdle).unref()
    const lose = () => void this.#giveBack(shared, true)
    const shared: Shared = { client, unanswered: 0, answeredAt: 0, idle, lose }
    this.#open.add(shared)
    client.then((connected) => connected.once('error', lose), lose)
    return shared
  }

  async #giveBack(shared: Shared, isLost = false): Promise<void> {
    if (!this.#open.delete(shared)) return
    clearTimeout(shared.idle)
    const client = await shared.client.catch(() => null)
    client?.off('error', shared.lose)
    client?.release(isLost)
  }
}
