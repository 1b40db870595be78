import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findLastRelease, writePreviousRelease } from '#scripts/lib/previousRelease.ts'

const work = mkdtempSync(join(tmpdir(), 'brota-previous-test-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const root = join(work, 'checkout')
const migrations = 'server/platform/db/migrations'
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Clara', '-c', 'user.email=clara@example.org', ...words], {
    cwd: root,
  })
const write = (file: string, text: string) => writeFileSync(join(root, file), text)

test('The release before has its own code, and the migrations and packages of this checkout', () => {
  for (const folder of [migrations, 'node_modules/pg']) mkdirSync(join(root, folder), { recursive: true })
  git('init', '--quiet')
  expect(findLastRelease(root)).toBe('')
  write('.gitignore', 'node_modules/\n')
  write('server/app.ts', 'before')
  write(`${migrations}/0000_one.sql`, 'one')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Before')
  git('tag', 'v0.9.0')
  git('tag', 'v0.10.0')
  write('server/app.ts', 'now')
  write('server/added.ts', 'now')
  write(`${migrations}/0001_two.sql`, 'two')
  write('node_modules/pg/index.js', 'a package')

  expect(findLastRelease(root)).toBe('v0.10.0')
  const folder = join(work, 'previous')
  writePreviousRelease(root, 'v0.10.0', folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('server/app.ts')).toBe('before')
  expect(() => read('server/added.ts')).toThrow('ENOENT')
  expect(read(`${migrations}/0001_two.sql`)).toBe('two')
  expect(read('node_modules/pg/index.js')).toBe('a package')
})

test('An unknown commit writes nothing', () => {
  const folder = join(work, 'unknown')
  expect(() => writePreviousRelease(root, 'v9.9.9', folder)).toThrow('v9.9.9')
  expect(() => readFileSync(join(folder, 'server/app.ts'))).toThrow('ENOENT')
})
