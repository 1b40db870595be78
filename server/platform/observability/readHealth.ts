import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { object } from 'yup'
import { hasSpace } from '../files/space.ts'
import { query, Raw } from '../http/index.ts'
import { type Platform, platform } from '../index.ts'
import type { RedisConnection } from '../redis/index.ts'

/** Without these the site cannot answer. */
const needed = ['database', 'files', 'space'] as const
type Part = (typeof needed)[number] | 'redis'

const longest = 2_000

/** GET /api/health: the parts that do not work; 503 when the site cannot answer without one of them, else 200. */
export const readHealth = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () => {
    const { database, redis } = platform()
    const checks: Partial<Record<Part, Promise<unknown>>> = {
      database: database.ping(),
      files: checkFilesOnce(platform()),
      space: requireSpace(),
      ...(redis && { redis: requireRedis(redis) }),
    }
    const results = await Promise.all(
      Object.entries(checks).map(async ([part, check]) => [part, await isUpInTime(check)] as const),
    )
    const down = results.filter(([, isUp]) => !isUp).map(([part]) => part)
    const ready = !needed.some((part) => down.includes(part))
    const body = JSON.stringify({ live: true, ready, down: [...down, ...database.unusedReplicas()] })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Raw(body, headers, ready ? 200 : 503)
  },
})

const page = Buffer.alloc(4_096)
let checking: Promise<unknown> | null = null

/** Concurrent checks share one. Also with a bucket, uploads under way are files of this machine. */
function checkFilesOnce({ config, files }: Platform): Promise<unknown> {
  checking ??= Promise.all([writePage(config.dataDir), files.ping()]).finally(() => {
    checking = null
  })
  return checking
}

/** Writes and removes a small file. */
function writePage(dataDir: string): Promise<void> {
  const file = join(dataDir, `.health-${process.pid}`)
  return writeFile(file, page, { mode: 0o600 }).finally(() => rm(file, { force: true }))
}

async function requireSpace(): Promise<void> {
  if (!(await hasSpace())) throw new Error('the disk is under its floor')
}

/** Redis works when it answers and when notices arrive over it. */
async function requireRedis({ client }: RedisConnection): Promise<void> {
  await client.ping()
  if (!platform().live.isListening()) throw new Error('no notices arrive over Redis')
}

/** Whether the check succeeded within two seconds. */
const isUpInTime = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(false), longest).unref()),
  ])
