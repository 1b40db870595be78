import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keptSecret } from '#server/platform/auth/keptSecret.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brota-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('is one and whole for all who come at once, and for those who come later', async () => {
  const folder = join(dataDir, 'new')
  const secrets = new Set(await Promise.all(Array.from({ length: 30 }, () => keptSecret(folder))))
  expect([...secrets]).toEqual([expect.stringMatching(/^[\w-]{64}$/)])
  expect(await keptSecret(folder)).toBe([...secrets][0])
  expect(await readdir(folder)).toEqual(['auth-secret'])
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600)
})
