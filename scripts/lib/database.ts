import type { Config } from '#server/platform/config/index.ts'
import { type Db, openDatabase } from '#server/platform/db/index.ts'
import { reachDatabase } from '#server/platform/db/reach.ts'
import { createLog } from '#server/platform/log/index.ts'

/** Runs `work` on the site's database, whether the server runs or not. */
export async function withDatabase(config: Config, work: (db: Db) => Promise<string>): Promise<string> {
  const { url, release } = await reachDatabase(config)
  const { db, close } = openDatabase(url, createLog(config.logLevel), { connections: 2 })
  try {
    return await work(db)
  } finally {
    await close()
    await release()
  }
}
