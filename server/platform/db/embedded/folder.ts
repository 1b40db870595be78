import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createDataDir, describeUnwritable } from '../../files/dataDir.ts'
import { OperatorError, systemCode } from '../../operatorError.ts'
import { EmbeddedDatabaseError } from './error.ts'
import type { Note } from './note.ts'
import { canReach, chooseRunner, type Runner, weAreRoot } from './runner.ts'

/** `home` contains the cluster, the passwords and the socket's folder. */
export type Folder = {
  home: string
  cluster: string
  /** The file with the password of the site's role. */
  password: string
  /** The file with the superuser's password; clusters of earlier versions have none. */
  superuserPassword: string
  runner: Runner
}

/** Where root's database is stored when other users cannot reach the data folder. */
export const publicHome = '/var/lib/brota'

/** Files that every start writes; root gives them to the folder's owner, who may start next. */
const lockFiles = ['owner', 'lock']

/** Creates DATA_DIR/postgres when it is missing and returns its real path. */
export async function openHome(dataDir: string): Promise<string> {
  const home = join(resolve(dataDir), 'postgres')
  try {
    createDataDir(dataDir)
    await mkdir(home, { recursive: true, mode: 0o700 })
    for (const file of lockFiles) await writeFile(join(home, file), '', { flag: 'a' })
    return await realpath(home)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      error instanceof OperatorError ? error.message : describeUnwritable(home, error),
    )
  }
}

/** Decides where the cluster is and who runs it. As root it may be in `publicHome`, as the file `moved-to` says. */
export async function settle(home: string, log: (note: Note) => void): Promise<Folder> {
  const moved = await readFile(join(home, 'moved-to'), 'utf8').catch(() => '')
  const folder = placed(moved.trim() || home, await chooseRunner(join(moved.trim() || home, 'cluster')))
  if (!weAreRoot) return folder
  await give(folder.home, folder.runner)
  for (const file of lockFiles) await give(join(home, file), folder.runner)
  if (await canReach(folder.runner, folder.home)) return folder
  if (await exists(folder.cluster)) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL does not run as root, and the user ${folder.runner.uid} cannot reach ${folder.home}. ` +
        'Open the folders above it (chmod o+x), or start Brota as an ordinary user who owns it.',
    )
  }
  return moveOut(home, folder.runner, log)
}

/** Finds the cluster of this data folder; null when there is none. Changes nothing. */
export async function findCluster(dataDir: string): Promise<Folder | null> {
  const home = join(resolve(dataDir), 'postgres')
  const moved = await readFile(join(home, 'moved-to'), 'utf8').catch(() => '')
  const folder = placed(moved.trim() || home, {})
  return (await exists(folder.cluster)) ? folder : null
}

async function moveOut(home: string, runner: Runner, log: (note: Note) => void): Promise<Folder> {
  const mark = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const elsewhere = placed(join(publicHome, mark), runner)
  await mkdir(publicHome, { recursive: true })
  await chmod(publicHome, 0o755)
  await mkdir(elsewhere.home, { recursive: true, mode: 0o700 })
  await give(elsewhere.home, runner)
  await writeFile(join(home, 'moved-to'), `${elsewhere.home}\n`)
  const message = `PostgreSQL does not run as root and no other user can reach ${home}: the database is in ${elsewhere.home}`
  log({ level: 'warn', message })
  return elsewhere
}

/** Returns whether there is a cluster; throws when it is of another major version or no cluster. */
export async function checkCluster(folder: Folder, major: string): Promise<boolean> {
  if (!(await exists(folder.cluster))) return false
  const found = (await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!found) throw new EmbeddedDatabaseError(`${folder.cluster} is not a PostgreSQL database.`)
  if (found !== major) {
    throw new EmbeddedDatabaseError(
      `The database in ${folder.cluster} was made by PostgreSQL ${found}; this Brota brings PostgreSQL ${major}. ` +
        'Write a backup with the Brota that made it and restore it here into an empty DATA_DIR, ' +
        `or serve that folder with PostgreSQL ${found} and set DATABASE_URL.`,
    )
  }
  return true
}

/** As root, makes the runner the owner of a path; any other user owns it already. */
export async function give(path: string, runner: Runner): Promise<void> {
  if (runner.uid !== undefined && runner.gid !== undefined) await chown(path, runner.uid, runner.gid)
}

function placed(home: string, runner: Runner): Folder {
  const password = join(home, 'password')
  return {
    home,
    cluster: join(home, 'cluster'),
    password,
    superuserPassword: join(home, 'superuser-password'),
    runner,
  }
}

function exists(path: string): Promise<boolean> {
  return realpath(path).then(
    () => true,
    (error) => systemCode(error) !== 'ENOENT',
  )
}
