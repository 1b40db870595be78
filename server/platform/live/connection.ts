import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { within } from '#lib/within.ts'
import { beforeCommit, type Saving } from '../db/beforeCommit.ts'
import { newId } from '../db/ids.ts'
import type { Db } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { OperatorError } from '../operatorError.ts'
import { type Bus, type BusHandlers, liveChannels } from './bus.ts'

const firstWait = 100
const longestWait = 5_000

/** A test that notices arrive. */
const probeChannel = 'live_hearing'

const saving: Saving = {
  kind: 'notices',
  save: [
    (rows) => sql`select pg_notify(channel, payload)
    from rows from (jsonb_to_recordset(${rows}) as (channel text, payload text))
      with ordinality as notices (channel, payload, ordinal)
    order by ordinal`,
  ],
}

type Notice = { channel: string; payload: string }

/** PostgreSQL keeps notices until the commit by itself, so that those of a transaction are sent together. */
const sending = beforeCommit<Notice>(saving, (sent) => sent)

const send = (db: Db, channel: string, payload: string): Promise<void> =>
  sending.add(db, [{ channel, payload }])

/** Notices by NOTIFY: opens the connection that listens for them, and opens it again when it is lost. */
export function connectForNotices(url: string, log: Log, handlers: BusHandlers): Bus {
  let client: pg.Client | null = null
  let closed = false
  let isListening = false

  const connect = async (): Promise<pg.Client> => {
    client = await listen(url, handlers, () => {
      isListening = false
      if (closed) return
      log.warn('the connection for live notices was lost')
      void reconnect()
    })
    isListening = true
    return client
  }
  const reconnect = async (): Promise<void> => {
    for (let pause = firstWait; !closed; pause = Math.min(pause * 2, longestWait)) {
      await wait(pause)
      const isOpen = await connect().then(
        () => true,
        () => false,
      )
      if (isOpen) return handlers.onMissed()
    }
  }
  const close = async (): Promise<void> => {
    closed = true
    await client?.end()
  }
  /** Connects and tests that notices arrive: a pooler in transaction mode accepts LISTEN and delivers nothing. */
  const open = async (): Promise<void> => {
    if (await receivesNotices(await connect(), url)) return
    await within(longestDelivery, close())
    throw new OperatorError(noNotices)
  }
  return { open, close, isListening: () => isListening, send }
}

/** Opens a connection that listens on all channels. Rejects when it fails; `onLost` is for connections that worked. */
async function listen(url: string, { onNotice }: BusHandlers, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'brota live', keepAlive: true })
  client.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''))
  let isOpen = false
  const lose = () => {
    if (isOpen) onLost()
    isOpen = false
  }
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  for (const channel of [...Object.values(liveChannels), probeChannel])
    await client.query(`listen ${channel}`)
  isOpen = true
  return client
}

const longestDelivery = 5_000

const noNotices =
  'Notifications do not arrive: the pooler between Brota and PostgreSQL keeps no sessions (such as pgbouncer with ' +
  'pool_mode = transaction). Set DATABASE_DIRECT_URL to PostgreSQL itself, too, or use session mode: see docs/operate.md.'

/** Whether a notice from another connection arrives here; one from this connection might arrive even so. */
async function receivesNotices(client: pg.Client, url: string): Promise<boolean> {
  const probe = newId()
  const received = new Promise<void>((done) => {
    client.on('notification', function onNotification({ payload }) {
      if (payload !== probe) return
      client.off('notification', onNotification)
      done()
    })
  })
  const other = new pg.Client({ connectionString: url, application_name: 'brota live' })
  other.on('error', () => {})
  await other.connect()
  try {
    await other.query('select pg_notify($1, $2)', [probeChannel, probe])
  } finally {
    await other.end()
  }
  return within(longestDelivery, received)
}
