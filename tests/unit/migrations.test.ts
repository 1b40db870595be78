import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFrozen, readMigrations, textsUnder } from '../../scripts/check/lib/migrations.ts'
import { openRepository } from '../../scripts/check/lib/repository.ts'
import { migrations } from '../../scripts/check/migrations.ts'
import { getFolder } from './lintFixture.ts'

const folder = 'server/platform/db/migrations'
type Entry = { tag: string; when: number; sql: string }
const first = { tag: '0000_first', when: 1_000, sql: 'create table one ();\n' }
const second = { tag: '0001_second', when: 2_000, sql: 'create table two ();\n' }

const getFiles = (entries: readonly Entry[]): Record<string, string> => ({
  [`${folder}/meta/_journal.json`]: JSON.stringify({
    entries: entries.map(({ tag, when }, idx) => ({ idx, tag, when })),
  }),
  ...Object.fromEntries(entries.map(({ tag, sql }) => [`${folder}/${tag}.sql`, sql])),
})

/** Returns the findings for these migrations, compared with those of the release. */
function said(now: readonly Entry[], frozen: readonly Entry[]): string[] {
  const released = readMigrations(textsUnder(getFolder(getFiles(frozen))))
  const root = getFolder({ ...getFiles(now), [`${folder}/frozen.json`]: JSON.stringify(released) })
  return listOffences(root)
}

const listOffences = (root: string): string[] =>
  migrations(openRepository(root)).offences.map(({ file, why }) => `${file} ${why}`)

describe('The check of the migrations', () => {
  test('The migration check passes released migrations and new ones after them', () => {
    expect(said([first], [first])).toEqual([])
    expect(said([first, second], [first])).toEqual([])
    expect(said([{ ...first, sql: first.sql.replaceAll('\n', '\r\n') }], [first])).toEqual([])
  })

  test('The migration check rejects a changed migration, and says what to do', () => {
    const [why, ...more] = said([{ ...first, sql: 'create table uno ();\n' }, second], [first])
    expect(more).toEqual([])
    expect(why).toContain(`${folder}/0000_first.sql was changed`)
    expect(why).toContain('npx drizzle-kit generate --name <what>')
  })

  test.each([
    ['one that is gone', [second], '0000_first is not number 0'],
    ['one that is called otherwise', [{ ...first, tag: '0000_other' }], '0000_first is not number 0'],
    ['one of another time', [{ ...first, when: 1_001 }], '0000_first is not number 0'],
    ['one put before it', [{ ...second, when: 500 }, first], '0000_first is not number 0'],
  ])('The migration check rejects %s', (_, now, why) => {
    expect(said(now, [first])).toEqual([expect.stringContaining(why)])
  })

  test('The migration check rejects a new migration older than the released ones, which sites would skip', () => {
    expect(said([first, { ...second, when: 900 }], [first])).toEqual([
      expect.stringContaining('0001_second is older than 0000_first'),
    ])
  })

  test('The migration check compares with the tag of the first release, where the clone has it', () => {
    const root = getFolder(getFiles([first]))
    const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'ignore' })
    git('init', '-q')
    git('add', '.')
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@brota.example', 'commit', '-qm', 'First')
    git('tag', 'v0.1.0')
    expect(listOffences(root)).toEqual([])
    writeFileSync(join(root, folder, '0000_first.sql'), 'create table uno ();\n')
    expect(listOffences(root)).toEqual([expect.stringContaining('was changed (v0.1.0)')])
  })

  test('The migration check has the migrations of the first release', () => {
    const frozen = readFrozen(textsUnder('.')).map(({ tag }) => tag)
    expect(frozen.slice(0, 5)).toEqual([
      '0000_extensions',
      '0001_tables',
      '0002_social',
      '0003_trust',
      '0004_keeping',
    ])
  })
})
