import { within } from '#lib/within.ts'
import { argon2, queueHashes } from './auth/hashing.ts'
import { createAuth, type SessionReader } from './auth/index.ts'
import { getSecrets } from './auth/storedSecret.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config/index.ts'
import { openDatabase } from './db/index.ts'
import { openFiles } from './files/index.ts'
import { createImages, type Images } from './images/index.ts'
import type { Platform } from './index.ts'
import { createLimits } from './limits/index.ts'
import type { BadgeReader, Quotes } from './live/badges.ts'
import { openLive } from './live/index.ts'
import { createStreams } from './live/streams.ts'
import { createLog, type Log } from './log/index.ts'
import { createMailer, type Mailer } from './mail/mailer.ts'
import { createMetrics } from './observability/metrics.ts'
import type { Tracing } from './observability/tracing.ts'
import type { Ports } from './ports.ts'
import { connectRedis, type RedisConnection } from './redis/index.ts'
import { rememberInRedis } from './redis/positions.ts'

type Parts = {
  config: Config
  databaseUrl: string
  sessions: SessionReader
  badges: BadgeReader
  quotes: Quotes
  ports: Ports
  clock?: Clock
  log?: Log
  mailer?: Mailer
  images?: Images
  /** How often an open stream shows that it is alive. */
  beatMilliseconds?: number
  /** How often open streams read what no notice told of. */
  lookMilliseconds?: number
}

/** Creates the platform of this process. Tests pass their own clock, log or mailer. */
export async function createPlatform(parts: Parts): Promise<Platform> {
  const { config, databaseUrl, clock = systemClock, log = createLog(config.logLevel) } = parts
  // Before the connections are opened, which look whether they are traced.
  const tracing = config.tracesUrl ? await openTracing(config) : null
  const directUrl = config.databaseDirectUrl || databaseUrl
  const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null
  const files = await openFiles(config)
  const live = await openLive(directUrl, log, redis)
  const database = openDatabase(databaseUrl, log, getDatabaseOptions(config, directUrl, redis))
  const auth = createAuth(await getSecrets(config), parts.sessions, live, database, clock)
  return {
    config,
    log,
    clock,
    redis,
    live,
    streams: createStreams({
      live,
      database,
      log,
      countBadges: parts.badges,
      beatMilliseconds: parts.beatMilliseconds ?? 25_000,
      lookMilliseconds: parts.lookMilliseconds ?? 5_000,
      findAliveSessions: parts.sessions.findAlive,
    }),
    database,
    limits: createLimits(database.pool, config, redis),
    auth,
    hashing: queueHashes(argon2),
    files,
    images: parts.images ?? createImages(files.scratch),
    mailer: parts.mailer ?? createMailer(config),
    metrics: createMetrics(),
    tracing,
    quotes: parts.quotes,
    ports: parts.ports,
  }
}

const getDatabaseOptions = (config: Config, directUrl: string, redis: RedisConnection | null) => ({
  connections: config.databaseConnections,
  directUrl,
  replicaUrls: config.databaseReplicaUrls,
  ...(redis && { positions: rememberInRedis(redis) }),
})

async function openTracing({ tracesUrl, role }: Config): Promise<Tracing> {
  const { startTracing } = await import('./observability/tracing.ts')
  return startTracing(tracesUrl, role)
}

/** A database that no longer responds does not close the connection either. */
const longestLiveClose = 2_000

export async function closePlatform({
  live,
  redis,
  streams,
  images,
  database,
  mailer,
  tracing,
}: Platform): Promise<void> {
  streams.close()
  await images.close()
  mailer.close()
  await within(longestLiveClose, live.close())
  redis?.close()
  await database.close()
  await tracing?.close()
}
