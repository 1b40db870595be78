// npm run previous [-- <commit> [tests …]]: runs the endpoint tests of the release before with its own code on the tables
// of this checkout, as during a rolling restart. Without a commit it takes that of migrations/previous.json. Exit code 1: one
// failed.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCommit, readPreviousCommit, writePreviousRelease } from './lib/previousRelease.ts'
import { root } from './lib/root.mjs'

/** What people do; tests of the platform also compare the migrations themselves. */
const ofModules = [
  ...['account', 'blocks', 'chat', 'directory', 'friends', 'jobs', 'mailings', 'media', 'moderation'],
  ...['notifications', 'places', 'posts', 'privacy', 'ratings', 'site', 'stores'],
].map((name) => `tests/api/${name}/`)

const [commit = readPreviousCommit(root), ...tests] = process.argv.slice(2)
if (!hasCommit(root, commit)) {
  process.stderr.write(
    `This clone has no commit ${commit}: git fetch --unshallow, or name another, npm run previous -- <commit>\n`,
  )
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'brota-previous-'))
// Under root, PostgreSQL runs as the user nobody, which must be able to enter the folder.
chmodSync(folder, 0o755)
try {
  writePreviousRelease(root, commit, folder)
  const words = ['run', '--project', 'api', ...(tests.length > 0 ? tests : ofModules)]
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, ...words], { cwd: folder, stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
