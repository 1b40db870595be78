import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getCommand } from '../command.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brota-commands-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** What a command complains about, and its exit code. */
async function complain(name: string, ...args: string[]) {
  const child = spawn(process.execPath, [...getCommand(name), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 10_000,
    killSignal: 'SIGKILL',
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
  ['freeze', '--help', 'npm run freeze'],
  ['freeze', 'now', 'npm run freeze'],
  ['map', '--help', 'npm run map'],
  ['cities', '--help', 'npm run cities'],
  ['reference', '--help', 'npm run reference'],
  ['release-check', '--help', 'npm run release-check'],
  ['cluster', '--help', 'npm run cluster'],
  ['dev', '--port', 'PORT=3001 npm run dev'],
  ['lighthouse', '--help', 'npm run lighthouse [-- <origin>]'],
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
  expect(complaint).toMatch(/^The user .* cannot write in .*file\/backups \(E[A-Z]+\)\. .*\n$/)
  expect(code).toBe(1)
})

const nobodysFolders = ['/proc/brota', '/proc/brota/backups', '/proc', '/dev/null/backups']

describe.runIf(process.platform === 'linux')('a folder in which nobody can write', () => {
  test.each(['', '/brota.zip'])('A backup to it is refused at once in one sentence (%s)', async (file) => {
    for (const place of nobodysFolders) {
      const { complaint, code } = await complain('backup', '--to', place + file)
      expect(complaint).toMatch(
        new RegExp(
          `^The user \\S+ cannot write in ${place} \\(E[A-Z]+\\)\\. Give it that folder, or name another\\.\n$`,
        ),
      )
      expect(code).toBe(1)
    }
  })

  test('A recovery into it is refused at once in one sentence', async () => {
    await writeFile(join(folder, 'backup_label'), '')
    const from = ['--base', folder, '--log', folder, '--until', '2026-05-04 14:32:07+02']
    const { complaint, code } = await complain('recover', ...from, '--to', '/proc/brota/recovered')
    expect(complaint).toMatch(
      /^The user \S+ cannot write in \/proc\/brota \(ENOENT\)\. Give it that folder.*\n$/,
    )
    expect(code).toBe(1)
  })
})

test('A move to what is no bucket names the option and not a setting', async () => {
  const { complaint } = await complain('media', 'move', '--to', '/mnt/files')
  expect(complaint).toBe('/mnt/files is no bucket: name one as in s3://bucket/folder.\n')
})
