// The connections to Redis, which a site of several machines shares for live notices and counters.
// Never holds what must not be lost: rows stay the truth, and a site goes on while Redis is away.
import { Redis } from 'ioredis'
import { second } from '#lib/durations.ts'
import type { Log } from '../log/index.ts'

export type RedisConnection = {
  client: Redis
  /** Whether commands are answered now. */
  isReady(): boolean
  /** Opens another connection, since one that listens to channels may not do anything else. */
  open(name: string): Redis
  close(): void
}

/** Connects to Redis now and whenever the connection is lost. Logs when Redis goes away and when it is back. */
export function connectRedis(url: string, log: Log): RedisConnection {
  const client = openConnection(url, 'brota')
  let isAway = false
  let isClosed = false
  let reason = ''
  client.on('error', ({ message }: Error) => {
    // The first one: after a wrong password the selection of a database is refused for want of one.
    reason ||= message
  })
  client.on('close', () => {
    if (!isAway && !isClosed)
      log.warn({ reason }, 'Redis is away: this process counts by itself, and notices wait for the next look')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
    reason = ''
  })
  return {
    client,
    isReady: () => client.status === 'ready',
    open: (name) => openConnection(url, name),
    close: () => {
      isClosed = true
      client.disconnect()
    },
  }
}

const firstWait = 50
const longestWait = second
const longestAnswer = second
const beatEvery = second
/** A process that was busy for a second itself misses one answer, too. */
const missedBeats = 2

/** A connection whose commands fail at once while Redis is away, so that no request waits for it. */
function openConnection(url: string, name: string): Redis {
  const client = new Redis(url, {
    connectionName: name,
    connectTimeout: 2 * second,
    commandTimeout: longestAnswer,
    keepAlive: 10 * second,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(firstWait * 2 ** attempt, longestWait),
  })
  // Without a listener each failed attempt is written to the console; `close` is heard instead.
  client.on('error', () => {})
  reconnectWhenSilent(client)
  return client
}

/** Opens a connection again that is open but silent, as of a machine that lost its power. */
function reconnectWhenSilent(client: Redis): void {
  let missed = 0
  const beat = setInterval(async () => {
    if (client.status !== 'ready') return
    missed = await client.ping().then(
      () => 0,
      () => missed + 1,
    )
    if (missed < missedBeats) return
    missed = 0
    client.disconnect(true)
  }, beatEvery)
  beat.unref()
  client.on('end', () => clearInterval(beat))
}
