import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { object } from 'yup'
import { hasSpace } from '../files/space.ts'
import { query, Raw } from '../http/index.ts'
import { type Platform, platform } from '../index.ts'

type Part = 'database' | 'files' | 'space'

const longest = 2_000

/** GET /api/health: 200 while everything works, else 503 with the parts that do not. */
export const readHealth = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () => {
    const checks: Record<Part, Promise<unknown>> = {
      database: platform().database.ping(),
      files: checkFilesOnce(platform()),
      space: requireSpace(),
    }
    const results = await Promise.all(
      Object.entries(checks).map(async ([part, check]) => [part, await isUpInTime(check)] as const),
    )
    const down = results.filter(([, isUp]) => !isUp).map(([part]) => part)
    const body = JSON.stringify({ live: true, ready: down.length === 0, down })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Raw(body, headers, down.length === 0 ? 200 : 503)
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

/** Whether the check succeeded within two seconds. */
const isUpInTime = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(false), longest).unref()),
  ])
