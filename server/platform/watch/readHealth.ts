import { access, constants } from 'node:fs/promises'
import { object } from 'yup'
import { Raw, read } from '../http/index.ts'
import { platform } from '../index.ts'

type Part = 'database' | 'files'

const longest = 2_000

/** GET /api/health: 200 while everything answers, else 503 with what does not. */
export const readHealth = read({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async () => {
    const { database, config } = platform()
    const checks: Record<Part, Promise<unknown>> = {
      database: database.ping(),
      files: access(config.dataDir, constants.W_OK),
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

/** Whether it went well before anybody would have given up. */
const answers = (check: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    check.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(false), longest).unref()),
  ])
