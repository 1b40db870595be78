import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log/index.ts'
import { liveChannels } from './tell.ts'

type Ears = { heard(channel: string, payload: string): void; reconnected(): void }

const firstWait = 100
const longestWait = 5_000

/** Holds one listening connection; when it is lost, tries again until it stands. */
export function keepConnection(url: string, log: Log, ears: Ears) {
  let client: pg.Client | null = null
  let closed = false

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: 'brota live', keepAlive: true })
    next.on('notification', ({ channel, payload }) => ears.heard(channel, payload ?? ''))
    // A connection that never stood is the caller's to try again.
    let stands = false
    const onLost = () => {
      if (!stands || closed) return
      stands = false
      log.warn('the live connection was lost')
      void reconnect()
    }
    next.on('error', onLost)
    next.on('end', onLost)
    await next.connect()
    for (const channel of Object.values(liveChannels)) await next.query(`listen ${channel}`)
    client = next
    stands = true
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
  return { open: connect, close }
}
