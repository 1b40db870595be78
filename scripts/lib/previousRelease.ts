import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const migrations = 'server/platform/db/migrations'

const git = (root: string, ...words: string[]): Buffer =>
  execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1024 ** 3 })

/** The newest tag of a version; "" when this clone has none. */
export const findLastRelease = (root: string): string =>
  git(root, 'tag', '--list', 'v*', '--sort=-version:refname').toString().split('\n')[0] ?? ''

/** Writes the sources of an earlier commit into an empty folder, with the migrations and packages of this checkout. */
export function writePreviousRelease(root: string, commit: string, folder: string): void {
  const sources = git(root, 'archive', '--format=tar', commit)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
  rmSync(join(folder, migrations), { recursive: true, force: true })
  cpSync(join(root, migrations), join(folder, migrations), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}
