import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { findBinaries } from '#server/platform/db/embedded/binaries.ts'
import { give, openHome, publicHome, settle } from '#server/platform/db/embedded/folder.ts'

const run = promisify(execFile)

/** Creates a cluster as versions before the two roles did: `brota` is its superuser, with the only password. */
export async function createOldCluster(dataDir: string): Promise<void> {
  const folder = await settle(await openHome(dataDir), () => {})
  const { initdb } = await findBinaries(folder.runner, publicHome)
  await writeFile(folder.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await give(folder.password, folder.runner)
  const options = [
    '--username=brota',
    `--pwfile=${folder.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
  ]
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync']
  await run(initdb, [`--pgdata=${folder.cluster}`, ...options, ...locale], { ...folder.runner, cwd: '/' })
}
