import { describe, expect, test } from 'vitest'
import { lockFile } from '../../scripts/check/lockFile.ts'
import { findOffences } from './lintFixture.ts'

const createLockFile = (packages: object) => ({ 'package-lock.json': JSON.stringify({ packages }) })
const compiler = {
  version: '1.2.0',
  optionalDependencies: { 'compiler-linux': '1.2.0', 'compiler-mac': '1.2.0' },
}
const linux = { version: '1.2.0', optional: true }

describe('The check of the lock file', () => {
  test('The lock file check passes when each optional package of each package has an entry', async () => {
    const packages = {
      'node_modules/compiler': compiler,
      'node_modules/compiler-linux': linux,
      'node_modules/compiler-mac': linux,
    }
    expect(await findOffences(lockFile, createLockFile(packages))).toEqual([])
  })

  test('The lock file check names the missing package of another system', async () => {
    const packages = { 'node_modules/compiler': compiler, 'node_modules/compiler-linux': linux }
    const found = await findOffences(lockFile, createLockFile(packages))
    expect(found).toEqual([
      expect.stringContaining('compiler 1.2.0 lacks its optional package compiler-mac 1.2.0'),
    ])
  })

  test('The lock file check does not take another version that belongs to another package for the missing one', async () => {
    const packages = {
      'node_modules/tool/node_modules/compiler': compiler,
      'node_modules/tool/node_modules/compiler-linux': linux,
      'node_modules/compiler-mac': { version: '1.1.0' },
    }
    const found = await findOffences(lockFile, createLockFile(packages))
    expect(found).toEqual([expect.stringContaining('compiler-mac 1.2.0')])
  })

  test('The lock file check accepts any version of a package that is required by a range', async () => {
    const packages = {
      'node_modules/watcher': { version: '2.0.0', optionalDependencies: { events: '~2.3.2' } },
      'node_modules/events': { version: '2.3.3' },
    }
    expect(await findOffences(lockFile, createLockFile(packages))).toEqual([])
  })
})
