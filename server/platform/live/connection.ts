import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../db/ids.ts'
import type { Log } from '../log/index.ts'
import { OperatorError } from '../operatorError.ts'
import { within } from '../within.ts'
import { liveChannels } from './pgNotify.ts'

type Ears = { heard(channel: string, payload: string): void; reconnected(): void }

const firstWait = 100
const longestWait = 5_000

/** Holds one listening connection; when it is lost, tries again until it stands. */
export function connectForNotices(url: string, log: Log, ears: Ears) {
  let client: pg.Client | null = null
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    client = await listen(url, ears, () => {
      if (closed) return
      log.warn('the live connection was lost')
      void reconnect()
    })
    return client
  }
  const reconnect = async (): Promise<void> => {
    for (let pause = firstWait; !closed; pause = Math.min(pause * 2, longestWait)) {
      await wait(pause)
      const isOpen = await connect().then(
        () => true,
        () => false,
      )
      if (isOpen) return ears.reconnected()
    }
  }
  const close = async (): Promise<void> => {
    closed = true
    await client?.end()
  }
  /** Stands, and hears: a pooler that lends connections by the transaction takes our LISTEN and gives nothing back. */
  const open = async (): Promise<void> => {
    if (await hearsItself(await connect(), url)) return
    await within(longestHearing, close())
    throw new OperatorError(deaf)
  }
  return { open, close }
}

/** A connection that listens; one that never stood is the caller's to try again. */
async function listen(url: string, { heard }: Ears, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'brota live', keepAlive: true })
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''))
  let stands = false
  const fall = () => {
    if (stands) onLost()
    stands = false
  }
  client.on('error', fall)
  client.on('end', fall)
  await client.connect()
  for (const channel of Object.values(liveChannels)) await client.query(`listen ${channel}`)
  stands = true
  return client
}

const longestHearing = 5_000

const deaf =
  'Nothing is heard over DATABASE_URL: what stands between Brota and PostgreSQL keeps no sessions (pgbouncer does so with ' +
  'pool_mode = transaction). Let it keep sessions, or set DATABASE_URL to PostgreSQL itself: see docs/operate.md.'

/** Whether a notice from another connection reaches this one; on its own it might be heard even so. */
async function hearsItself(client: pg.Client, url: string): Promise<boolean> {
  const word = newId()
  const heard = new Promise<void>((done) => {
    client.on('notification', function hear({ payload }) {
      if (payload !== word) return
      client.off('notification', hear)
      done()
    })
  })
  const other = new pg.Client({ connectionString: url, application_name: 'brota live' })
  other.on('error', () => {})
  await other.connect()
  try {
    await other.query('select pg_notify($1, $2)', [liveChannels.hearing, word])
  } finally {
    await other.end()
  }
  return within(longestHearing, heard)
}
