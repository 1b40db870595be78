import type { Config } from '#server/platform/config/index.ts'
import { type Db, openDatabase } from '#server/platform/db/index.ts'
import { reachDatabase } from '#server/platform/db/reach.ts'
import { type Live, openLive } from '#server/platform/live/index.ts'
import { createLog, type Log } from '#server/platform/log/index.ts'
import { connectRedis } from '#server/platform/redis/index.ts'

/** Runs `work` on the site's database, whether the server runs or not. */
export async function withDatabase(
  config: Config,
  work: (db: Db, reached: { url: string; log: Log }) => Promise<string>,
): Promise<string> {
  const { url, release } = await reachDatabase(config)
  const log = createLog(config.logLevel)
  const { db, close } = openDatabase(url, log, { connections: 2 })
  try {
    return await work(db, { url, log })
  } finally {
    await close()
    await release()
  }
}

/** Runs `work` on the site's database; what it sends reaches the processes of a site that runs. */
export const withNotices = (
  config: Config,
  work: (db: Db, send: Live['send']) => Promise<string>,
): Promise<string> =>
  withDatabase(config, async (db, { url, log }) => {
    const redis = config.redisUrl ? connectRedis(config.redisUrl, log) : null
    const live = await openLive(url, log, redis)
    try {
      return await work(db, live.send)
    } finally {
      // Redis answers in order: notices have arrived before this one does.
      await redis?.client.ping().catch(() => {})
      await live.close()
      redis?.close()
    }
  })
