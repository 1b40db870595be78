import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPreviousRelease, hasCommit, readPreviousCommit } from '../../../scripts/lib/previousRelease.ts'
import { root } from '../../../scripts/lib/root.mjs'

/** The folder of the built release before; null where a shallow clone lacks its commit. */
export async function openPreviousRelease(): Promise<string | null> {
  const commit = readPreviousCommit(root)
  if (hasCommit(root, commit)) return buildPreviousRelease()
  process.stderr.write(
    `No rolling restart: this clone has no commit ${commit} of the release before; git fetch --unshallow\n`,
  )
  return null
}

/** How many migrations a build has. */
export const countMigrations = (build: string): number =>
  JSON.parse(readFileSync(join(build, 'server/platform/db/migrations/meta/_journal.json'), 'utf8')).entries
    .length

/** Whether a web machine sends the files of this build, whose folder has its id as name. */
export async function runsBuild(machine: string, build: string): Promise<boolean> {
  const id = readFileSync(join(build, '.next/BUILD_ID'), 'utf8')
  return (await fetch(`${machine}/_next/static/${id}/_buildManifest.js`)).ok
}
