import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages, linkFiles } from '#scripts/lib/checkout.ts'
import { inRoot } from '#scripts/lib/root.mjs'
import { buildPages } from '../server.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

/** The commit of a branch, tag or commit. */
export function findCommit(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch {
    throw new Error(
      `There is no "${ref}": name a branch, a tag or a commit, as in npm run bench -- compare v0.1.0 offers`,
    )
  }
}

/**
 * Checks a commit out into a folder of its own under .build, with its packages. The folder is removed when this process
 * ends, however it ends.
 */
export async function checkOut(commit: string): Promise<string> {
  const folder = inRoot('.build', `compare-${commit.slice(0, 12)}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  process.once('exit', remove)
  git('clone', '--quiet', '--shared', '--no-checkout', inRoot(), folder)
  git('-C', folder, 'checkout', '--quiet', '--detach', commit)
  await installPackages(folder)
  return folder
}

/** Builds the pages of a commit; those of the very tree that is built here are linked. */
export async function buildCheckedOut(commit: string, folder: string): Promise<void> {
  if (isThisTree(commit)) linkFiles(inRoot('.next'), join(folder, '.next'))
  else await buildPages(folder)
}

/** Whether no tracked file differs from the commit. */
function isThisTree(commit: string): boolean {
  try {
    git('diff', '--quiet', commit)
    return true
  } catch {
    return false
  }
}
