import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { EmbeddedDatabaseError } from './error.ts'
import { type Folder, give } from './folder.ts'
import { bareEnvironment, type Runner } from './runner.ts'

/** The role that the site connects as; it owns its database only. */
export const role = 'brota'
/** The owner of the cluster; in clusters of earlier versions that was `role`. */
export const superuser = 'postgres'

// Collation and case come from PostgreSQL; trigrams use the system's locale to recognise letters.
const letters = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

const run = promisify(execFile)

/** Creates an empty cluster. It is renamed last, so that an interrupted one is created again. */
export async function createCluster(binaries: Binaries, folder: Folder, durable: boolean): Promise<void> {
  const unfinished = `${folder.cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  for (const file of [folder.password, folder.superuserPassword]) await writePassword(file, folder.runner)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${superuser}`,
    `--pwfile=${folder.superuserPassword}`,
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
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not create its database in ${folder.home}. ${stderr || error}`,
    )
  }
  await rename(unfinished, folder.cluster)
}

async function writePassword(file: string, runner: Runner): Promise<void> {
  await rm(file, { force: true })
  await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  await give(file, runner)
}

/** Reads a password that was created with the cluster. */
export async function readPassword(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new EmbeddedDatabaseError(`The password of the database is missing: ${file}. Restore that file.`)
  })
}
