import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log/index.ts'
import { getReason } from '../operatorError.ts'
import type { Position } from './position.ts'

type Server = {
  url: string
  name: string
  role: 'primary' | 'replica'
  log: Log
  onPosition: (position: Position) => void
}

/** A lost server is known after at most a second and a half, so that a mutation gets its 503 within two. */
const pause = 250
const longestAnswer = 600
const longestSecondTry = 400

/** Where a server is: a primary by what it has flushed, a replica by what it has replayed. */
const question = `
  select pg_is_in_recovery() as standby, pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::text as position`

/**
 * Asks a server several times a second, on a connection of its own, whether it responds. A primary counts as up and a
 * replica as away until the first answer.
 */
export class Watch {
  readonly name: string
  readonly #server: Server
  readonly #listeners = new Set<() => void>()
  readonly #waiting: (() => void)[] = []
  readonly #watching: Promise<void>
  #resting = new AbortController()
  #client: pg.Client | null = null
  #isUp: boolean
  #isKnown = false
  #isClosed = false

  constructor(server: Server) {
    this.name = server.name
    this.#server = server
    this.#isUp = server.role === 'primary'
    this.#watching = this.#watch()
  }

  isUp(): boolean {
    return this.#isUp
  }

  /** Calls the listener while the server is away, each time it was asked; returns a function that removes it. */
  onLost(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks at once and resolves with its answer or without one. */
  askNow(): Promise<void> {
    return new Promise((done) => {
      if (this.#isClosed) return done()
      this.#waiting.push(done)
      this.#resting.abort()
    })
  }

  close(): Promise<void> {
    this.#isClosed = true
    this.#resting.abort()
    for (const done of this.#waiting.splice(0)) done()
    return this.#watching
  }

  async #watch(): Promise<void> {
    while (!this.#isClosed) {
      const waiting = this.#waiting.splice(0)
      await (this.#isUp ? this.#askTwice() : this.#ask(longestAnswer)).then(
        () => this.#find(),
        (thrown) => this.#lose(thrown),
      )
      for (const done of waiting) done()
      await wait(pause, undefined, { signal: this.#resting.signal, ref: false }).catch(() => {})
      this.#resting = new AbortController()
    }
    this.#leave()
  }

  /** One connection may be lost while the server is well, so a second one is tried. */
  #askTwice(): Promise<void> {
    return this.#ask(longestAnswer).catch(() => {
      this.#leave()
      return this.#ask(longestSecondTry)
    })
  }

  async #ask(milliseconds: number): Promise<void> {
    const { url, role, onPosition } = this.#server
    this.#client ??= await connect(url, milliseconds)
    const { rows } = await this.#client.query(question)
    const [{ standby, position }] = rows
    if (standby !== (role === 'replica')) throw new Error(`the server is no ${role} now`)
    onPosition(BigInt(position))
  }

  #find(): void {
    if (this.#isKnown && !this.#isUp)
      this.#server.log.warn({ server: this.name }, 'a database server is back')
    this.#isUp = true
    this.#isKnown = true
  }

  #lose(thrown: unknown): void {
    this.#leave()
    // The question names nobody, so neither does the reason.
    if (this.#isUp || !this.#isKnown)
      this.#server.log.warn({ server: this.name, reason: getReason(thrown) }, 'a database server is away')
    this.#isUp = false
    this.#isKnown = true
    for (const listener of this.#listeners) listener()
  }

  /** A server that does not respond would not end a connection either, so nobody waits for it. */
  #leave(): void {
    this.#client?.end().catch(() => {})
    this.#client = null
  }
}

async function connect(url: string, milliseconds: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'brota watch',
    connectionTimeoutMillis: milliseconds,
    query_timeout: longestAnswer,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
