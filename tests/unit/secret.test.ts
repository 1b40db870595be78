import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetPreviousSecret, rotateSecret, storedSecret } from '#server/platform/auth/storedSecret.ts'
import { getCommand } from '../command.ts'

let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brota-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('The secret is created once and complete for all concurrent and later processes', async () => {
  const folder = join(dataDir, 'new')
  const secrets = new Set(
    await Promise.all(Array.from({ length: 30 }, () => storedSecret(folder).then(String))),
  )
  expect([...secrets]).toEqual([expect.stringMatching(/^[\w-]{64}$/)])
  expect(await storedSecret(folder)).toEqual([...secrets])
  expect(await readdir(folder)).toEqual(['auth-secret'])
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o777).toBe(0o600)
})

it('The secret is rotated and forgotten atomically, and readable by its owner alone', async () => {
  const [one] = await storedSecret(dataDir)
  await rotateSecret(dataDir)
  const both = await storedSecret(dataDir)
  expect(both).toEqual([expect.stringMatching(/^[\w-]{64}$/), one])
  expect(both[0]).not.toBe(one)
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600)
  await forgetPreviousSecret(dataDir)
  expect(await storedSecret(dataDir)).toEqual([both[0]])
  expect(await readdir(dataDir)).toEqual(['auth-secret'])
})

const command = (environment: Record<string, string>, ...args: string[]) =>
  spawnSync(process.execPath, [...getCommand('rotate-secret'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, AUTH_SECRET: '', AUTH_SECRET_PREVIOUS: '', ...environment },
    encoding: 'utf8',
  })

it('The secret is rotated by a command, once before the previous one is forgotten', async () => {
  const [one] = await storedSecret(dataDir)
  expect(command({})).toMatchObject({ status: 0, stdout: expect.stringContaining('Restart the site') })
  const both = await storedSecret(dataDir)
  expect(both[1]).toBe(one)
  const again = command({})
  expect(again).toMatchObject({ status: 1, stderr: expect.stringContaining('rotate-secret -- forget') })
  expect(await storedSecret(dataDir)).toEqual(both)
  expect(command({}, 'forget').status).toBe(0)
  expect(await storedSecret(dataDir)).toEqual([both[0]])
})

it('The operator’s secret is changed by the operator: the command explains how and changes nothing', async () => {
  const { status, stdout } = command({ AUTH_SECRET: 'a'.repeat(40) })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^AUTH_SECRET=[\w-]{64}$/m)
  expect(stdout).toContain('AUTH_SECRET_PREVIOUS')
  expect(stdout).not.toContain('aaaa')
  expect(await readdir(dataDir)).toEqual([])
})
