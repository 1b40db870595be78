import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brota-commands-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a command of the operator complains about, and its exit code. */
async function complain(script: string, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { complaint, code }
}

test.each([
  ['backup', '--help', 'npm run backup'],
  ['backup', 'elsewhere.zip', 'npm run backup'],
  ['restore', '--help', 'npm run restore -- --from <file>'],
  ['restore', '--form', 'npm run restore -- --from <file>'],
  ['recover', '--help', 'npm run recover -- --base'],
  ['media', '--help', 'npm run media -- move --to'],
])('%s with %s says in one line how it is called', async (script, argument, usage) => {
  const { complaint, code } = await complain(script, argument)
  expect(complaint.trim().split('\n')).toHaveLength(1)
  expect(complaint).toContain(argument)
  expect(complaint).toContain(usage)
  expect(code).toBe(1)
})

test('A folder that cannot be made is one line with its name', async () => {
  await writeFile(join(folder, 'file'), '')
  const { complaint, code } = await complain('backup', '--to', join(folder, 'file/backups/'))
  expect(complaint).toMatch(/^ENOTDIR: .*file\/backups.*\n$/)
  expect(code).toBe(1)
})

test('A move to what is no bucket names the option and not a setting', async () => {
  const { complaint } = await complain('media', 'move', '--to', '/mnt/files')
  expect(complaint).toBe('/mnt/files is no bucket: name one as in s3://bucket/folder.\n')
})
