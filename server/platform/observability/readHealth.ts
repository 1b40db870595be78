import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { object } from 'yup'
import { hasSpace } from '../files/space.ts'
import { query, Raw } from '../http/index.ts'
import { platform } from '../index.ts'

type Part = 'database' | 'files' | 'space'

const longest = 2_000

/** GET /api/health: 200 while everything answers, else 503 with what does not. */
export const readHealth = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () => {
    const { database, config } = platform()
    const checks: Record<Part, Promise<unknown>> = {
      database: database.ping(),
      files: writeOnce(config.dataDir),
      space: demandSpace(),
    }
    const asked = await Promise.all(
      Object.entries(checks).map(async ([part, check]) => [part, await answers(check)] as const),
    )
    const down = asked.filter(([, isUp]) => !isUp).map(([part]) => part)
    const body = JSON.stringify({ live: true, ready: down.length === 0, down })
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
    return new Raw(body, headers, down.length === 0 ? 200 : 503)
  },
})

const page = Buffer.alloc(4_096)
let writing: Promise<void> | null = null

/** Writes and removes a small file; whoever asks meanwhile shares it, so that asking often costs no disk. */
function writeOnce(dataDir: string): Promise<void> {
  const file = join(dataDir, `.health-${process.pid}`)
  writing ??= writeFile(file, page, { mode: 0o600 })
    .finally(() => rm(file, { force: true }))
    .finally(() => {
      writing = null
    })
  return writing
}

async function demandSpace(): Promise<void> {
  if (!(await hasSpace())) throw new Error('the disk is under its floor')
}

/** Whether it went well before anybody would have given up. */
const answers = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(false), longest).unref()),
  ])
