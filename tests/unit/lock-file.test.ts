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
  test('passes when each optional package of each package has an entry', async () => {
    const packages = {
      'node_modules/compiler': compiler,
      'node_modules/compiler-linux': linux,
      'node_modules/compiler-mac': linux,
    }
    expect(await findOffences(lockFile, createLockFile(packages))).toEqual([])
  })

  test('names the package of another system that is missing', async () => {
    const packages = { 'node_modules/compiler': compiler, 'node_modules/compiler-linux': linux }
    const found = await findOffences(lockFile, createLockFile(packages))
    expect(found).toEqual([
      expect.stringContaining('compiler 1.2.0 lacks its optional package compiler-mac 1.2.0'),
    ])
  })

  test('does not take another version of it, which belongs to another package, for the one that is missing', async () => {
    const packages = {
      'node_modules/tool/node_modules/compiler': compiler,
      'node_modules/tool/node_modules/compiler-linux': linux,
      'node_modules/compiler-mac': { version: '1.1.0' },
    }
    const found = await findOffences(lockFile, createLockFile(packages))
    expect(found).toEqual([expect.stringContaining('compiler-mac 1.2.0')])
  })

  test('takes any version of a package that is asked for by a range', async () => {
    const packages = {
      'node_modules/watcher': { version: '2.0.0', optionalDependencies: { events: '~2.3.2' } },
      'node_modules/events': { version: '2.3.3' },
    }
    expect(await findOffences(lockFile, createLockFile(packages))).toEqual([])
  })
})
