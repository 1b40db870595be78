import { createHash } from 'node:crypto'
import { chmod, chown, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { createDataDir } from '../../files/dataDir.ts'
import { systemCode } from '../../operatorError.ts'
import { EmbeddedDatabaseError } from './error.ts'
import type { Note } from './note.ts'
import { canReach, chooseRunner, type Runner, weAreRoot } from './runner.ts'

/** `home` holds all that is ours: the cluster, the passwords, the socket's folder. */
export type Folder = {
  home: string
  cluster: string
  /** Of the role that the site connects as. */
  password: string
  /** Of the superuser; clusters from before there was another role have no such file. */
  superuserPassword: string
  runner: Runner
}

/** Where the database of root goes when its own folder is closed to everyone else. */
export const publicHome = '/var/lib/brota'

/** Written by whoever starts; they belong to the folder's owner, so that root leaves nothing he cannot open. */
const lockFiles = ['owner', 'lock']

/** Makes or opens DATA_DIR/postgres, before anyone owns it. */
export async function openHome(dataDir: string): Promise<string> {
  const home = join(resolve(dataDir), 'postgres')
  try {
    createDataDir(dataDir)
    await mkdir(home, { recursive: true, mode: 0o700 })
    for (const file of lockFiles) await writeFile(join(home, file), '', { flag: 'a' })
    return await realpath(home)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The user ${userInfo().username} cannot write in ${home} (${systemCode(error)}). ` +
        'Give it that folder, or set DATA_DIR to one of its own.',
    )
  }
}

/** Settles where the cluster lives and who runs it. As root it may live in `publicHome`, noted in `moved-to`. */
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

/** Where the cluster of this folder lives; null when there is none. Changes nothing. */
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
  const message = `it does not run as root and nobody else can reach ${home}: the database is in ${elsewhere.home}`
  log({ level: 'warn', message })
  return elsewhere
}

/** Refuses a cluster of another major version and one that is not ours. Answers whether there is one. */
export async function checkCluster(folder: Folder, major: string): Promise<boolean> {
  if (!(await exists(folder.cluster))) return false
  const found = (await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!found) throw new EmbeddedDatabaseError(`${folder.cluster} does not hold a PostgreSQL database.`)
  if (found !== major) {
    throw new EmbeddedDatabaseError(
      `The database in ${folder.cluster} was made by PostgreSQL ${found}; this Brota brings PostgreSQL ${major}. ` +
        'Write a backup with the Brota that made it and restore it here into an empty DATA_DIR, ' +
        `or serve that folder with PostgreSQL ${found} and set DATABASE_URL.`,
    )
  }
  return true
}

/** Root gives a path to the runner; anyone else already owns it. */
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
