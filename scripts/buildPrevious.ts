// node scripts/buildPrevious.ts: builds the release before, which the test of a rolling restart runs beside this one.
import { buildPreviousRelease, hasCommit, readPreviousCommit } from './lib/previousRelease.ts'
import { root } from './lib/root.mjs'

const commit = readPreviousCommit(root)
if (hasCommit(root, commit)) {
  const folder = await buildPreviousRelease()
  process.stdout.write(`The release before, ${commit}, is built in ${folder}\n`)
} else {
  process.stderr.write(`This clone has no commit ${commit} of the release before: git fetch --unshallow\n`)
}
