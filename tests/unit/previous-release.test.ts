import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isCovered } from '#scripts/lib/checkout.ts'
import { hasCommit, readPreviousCommit, writePreviousRelease } from '#scripts/lib/previousRelease.ts'

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
  write('.gitignore', 'node_modules/\n')
  write('server/app.ts', 'before')
  write(`${migrations}/0000_one.sql`, 'one')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Before')
  const before = git('rev-parse', 'HEAD').toString().trim()
  write('server/app.ts', 'now')
  write('server/added.ts', 'now')
  write(`${migrations}/0001_two.sql`, 'two')
  write('node_modules/pg/index.js', 'a package')

  write(`${migrations}/previous.json`, JSON.stringify({ commit: before }))

  expect(readPreviousCommit(root)).toBe(before)
  expect([hasCommit(root, before), hasCommit(root, '0'.repeat(40))]).toEqual([true, false])
  const folder = join(work, 'previous')
  writePreviousRelease(root, before, folder)
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

test('The packages of this checkout serve the release before while it needs no other versions', () => {
  const here = {
    '': { version: '2' },
    'node_modules/pg': { version: '8' },
    'node_modules/new': { version: '1' },
  }
  expect(isCovered({ '': { version: '1' }, 'node_modules/pg': { version: '8' } }, here)).toBe(true)
  expect(isCovered({ 'node_modules/pg': { version: '7' } }, here)).toBe(false)
  expect(isCovered({ 'node_modules/gone': { version: '1' } }, here)).toBe(false)
})
