// node scripts/buildPrevious.ts: builds the release before, which the test of a rolling restart runs beside this one.
import { buildPreviousRelease, hasCommit, readPreviousCommit } from './lib/previousRelease.ts'
import { root } from './lib/root.mjs'
import { giveUp } from './lib/run.mjs'

const commit = readPreviousCommit(root)
if (hasCommit(root, commit)) {
  const folder = await buildPreviousRelease()
  process.stdout.write(`The release before, ${commit}, is built in ${folder}\n`)
} else {
  const missing = `This clone has no commit ${commit} of the release before: git fetch --unshallow`
  if (process.env.CI) giveUp(missing)
  process.stderr.write(`${missing}\n`)
}
