import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './checkout.ts'
import { inRoot } from './root.mjs'
import { pinnedNode } from './run.mjs'

const migrations = 'server/platform/db/migrations'

const git = (root: string, ...words: string[]): Buffer =>
  execFileSync('git', words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1024 ** 3 })

/** The commit of the release before this checkout, which machines run while they are replaced by this one. */
export const readPreviousCommit = (root: string): string =>
  JSON.parse(readFileSync(join(root, migrations, 'previous.json'), 'utf8')).commit

/** Whether this clone has a commit; a shallow one has few. */
export const hasCommit = (root: string, commit: string): boolean =>
  spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0

/** Writes the sources of a commit into a folder. */
function writeSources(root: string, commit: string, folder: string): void {
  const sources = git(root, 'archive', '--format=tar', commit)
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: sources })
}

/** Writes the sources of an earlier commit into an empty folder, with the migrations and packages of this checkout. */
export function writePreviousRelease(root: string, commit: string, folder: string): void {
  writeSources(root, commit, folder)
  rmSync(join(folder, migrations), { recursive: true, force: true })
  cpSync(join(root, migrations), join(folder, migrations), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

/** Each release builds itself, with its own settings, and only once. */
const building = `import('./scripts/lib/build.mjs').then(async ({ ensureBuilt }) => {
  const { code, output } = await ensureBuilt()
  process.stdout.write(output)
  process.exitCode = code
})`

/**
 * Builds the release before in a folder of its own, which stays for the next time, and returns the folder. It has the
 * migrations of then.
 */
export async function buildPreviousRelease(): Promise<string> {
  const commit = readPreviousCommit(inRoot())
  const name = `previous-${commit.slice(0, 12)}`
  const folder = inRoot('.build', name)
  if (!existsSync(folder)) {
    removeEarlierBuilds()
    const unfinished = `${folder}.unfinished`
    writeSources(inRoot(), commit, unfinished)
    await installPackages(unfinished)
    renameSync(unfinished, folder)
  }
  const { status, stdout, stderr } = spawnSync(pinnedNode, ['-e', building], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The release before, ${commit}, could not be built:\n${stdout}${stderr}`)
  return folder
}

function removeEarlierBuilds(): void {
  mkdirSync(inRoot('.build'), { recursive: true })
  const earlier = readdirSync(inRoot('.build')).filter((name) => name.startsWith('previous-'))
  for (const name of earlier) rmSync(inRoot('.build', name), { recursive: true, force: true })
}
