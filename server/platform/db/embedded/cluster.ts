import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError } from './error.ts'
import { type Folder, give } from './folder.ts'
import { bareEnvironment } from './runner.ts'

/** The one role of the embedded server, its owner. */
export const role = 'brota'

// Collation and case are PostgreSQL's own; trigrams still ask the system which characters are letters.
const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

const run = promisify(execFile)

/** Makes an empty cluster. It gets its name last, so that one cut off half way is made anew. */
export async function createCluster(binaries: Binaries, folder: Folder, durable: boolean): Promise<void> {
  const unfinished = `${folder.cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await rm(folder.password, { force: true })
  await writeFile(folder.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await give(folder.password, folder.runner)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${role}`,
    `--pwfile=${folder.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${letters}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  try {
    await run(binaries.initdb, options, { ...folder.runner, cwd: '/', env: bareEnvironment })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not make its database in ${folder.home}. ${said || error}`,
    )
  }
  await rename(unfinished, folder.cluster)
}

/** The password that was made with the cluster. */
export async function readPassword(folder: Folder): Promise<string> {
  return readFile(folder.password, 'utf8').catch(() => {
    throw new EmbeddedDatabaseError(
      `The password of the database is missing: ${folder.password}. Restore that file.`,
    )
  })
}
