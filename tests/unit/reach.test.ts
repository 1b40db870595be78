import { expect, it } from 'vitest'
import { reachDatabase } from '#server/platform/db/reach.ts'
import { formatError } from '#server/platform/operatorError.ts'

it.each(['postgres://brota:secret@127.0.0.1:1/brota', 'postgres://brota:secret@localhost:1/brota'])(
  'A database that cannot be reached at %s is one sentence that names the setting, without a stack or a password',
  async (databaseUrl) => {
    const text = formatError(
      await reachDatabase({ databaseUrl, dataDir: '.data' }).catch((error: unknown) => error),
    )
    expect(text).toMatch(/^The database cannot be reached .*DATABASE_URL.*ECONNREFUSED[^\n]*\.$/)
    expect(text).not.toContain('secret')
  },
)
