import type { Redis } from 'ioredis'
import { second } from '#lib/durations.ts'
import { within } from '#lib/within.ts'
import { afterCommit } from '../db/afterCommit.ts'
import type { Log } from '../log/index.ts'
import type { RedisConnection } from '../redis/index.ts'
import { type Bus, type BusHandlers, liveChannels } from './bus.ts'

/** Some process could not send all of its notices. */
const missed = 'missed'

const longestOpen = 2 * second

/**
 * Notices over Redis, sent after the commit. Redis forgets what nobody hears, so each process reads again what it may
 * have missed: when its own connection is back, and when another process could not send.
 */
export function connectRedisBus(redis: RedisConnection, log: Log, handlers: BusHandlers): Bus {
  const connection = redis.open('brota live')
  // The numbered databases of one Redis share their channels.
  const prefix = `brota:${connection.options.db ?? 0}:`
  const listener = listenOverRedis(connection, prefix, log, handlers)
  const publisher = createPublisher(redis, prefix)
  return {
    open: async () => {
      if (await within(longestOpen, listener.opened)) return
      log.warn('Redis is away: live notices arrive once it is back')
    },
    close: async () => {
      publisher.close()
      listener.close()
    },
    isListening: listener.isListening,
    send: async (db, channel, payload) => afterCommit(db, () => publisher.send(channel, payload)),
  }
}

function listenOverRedis(connection: Redis, prefix: string, log: Log, { onNotice, onMissed }: BusHandlers) {
  const channels = [...Object.values(liveChannels), missed].map((channel) => prefix + channel)
  let isListening = false
  let isClosed = false
  const opened = new Promise<void>((done) => {
    connection.on('ready', async () => {
      const isSubscribed = await connection.subscribe(...channels).then(
        () => true,
        () => false,
      )
      if (!isSubscribed) return connection.disconnect(!isClosed)
      isListening = true
      onMissed()
      done()
    })
  })
  connection.on('close', () => {
    if (isListening && !isClosed) log.warn('the connection for live notices was lost')
    isListening = false
  })
  connection.on('message', (name, payload) => {
    const channel = name.slice(prefix.length)
    if (channel === missed) onMissed()
    else onNotice(channel, payload)
  })
  const close = () => {
    isClosed = true
    connection.disconnect()
  }
  return { opened, isListening: () => isListening, close }
}

/** Sends notices without anyone waiting for them. After any that may be lost it tells all processes, once it is back. */
function createPublisher({ client }: RedisConnection, prefix: string) {
  let isSure = true
  const send = (channel: string, payload: string): void => {
    client.publish(prefix + channel, payload).catch(() => {
      isSure = false
    })
  }
  // A notice that only got no answer in time has arrived, unless its connection was lost.
  const tellMissed = () => {
    if (isSure) return
    isSure = true
    send(missed, '')
  }
  client.on('ready', tellMissed)
  return { send, close: () => void client.off('ready', tellMissed) }
}
