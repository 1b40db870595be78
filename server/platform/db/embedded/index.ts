// Runs the PostgreSQL that comes with Brota: its folder, its process, its roles and their passwords.
// Tables and extensions belong to migrations. Other machines cannot connect.
import { findBinaries } from './binaries.ts'
import { createCluster, readPassword, role } from './cluster.ts'
import { checkCluster, findCluster, openHome, publicHome, settle } from './folder.ts'
import { endLeftover } from './leftover.ts'
import { acquireLock } from './lock.ts'
import type { Note } from './note.ts'
import { database, prepareRoles } from './roles.ts'
import { runServer } from './server.ts'
import { serverSettings } from './settings.ts'
import { closeSocketFolder, findSocketFolder, openSocketFolder } from './socket.ts'

export { EmbeddedDatabaseError, FolderInUseError } from './error.ts'

export type EmbeddedOptions = {
  /** Everything is stored in its subfolder `postgres`. */
  dataDir: string
  /** Receives the lines of the server's log. */
  log?: (note: Note) => void
  /** Also listen on this port of 127.0.0.1; otherwise only on a socket. */
  port?: number | undefined
  /** false trades durability for speed, in tests only. */
  durable?: boolean
}

export type Embedded = { url: string; stop(): Promise<void> }

/** Starts the server of `dataDir`, creating its cluster when there is none. Throws EmbeddedDatabaseError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = await openHome(options.dataDir)
  const lock = acquireLock(home)
  try {
    const server = await startOwned(home, options)
    let stopped: Promise<void> | undefined
    return {
      url: server.url,
      stop() {
        stopped ??= server.stop().then(lock.release)
        return stopped
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The URL of the server that another process runs on `dataDir`; null when there is no database. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const folder = await findCluster(dataDir)
  if (!folder) return null
  const password = await readPassword(folder.password)
  return address({ user: role, password, name: database }, await findSocketFolder(folder), 5432)
}

/** Throws FolderInUseError while a server runs on `dataDir`. */
export async function assertUnused(dataDir: string): Promise<void> {
  if (await findCluster(dataDir)) acquireLock(await openHome(dataDir)).release()
}

async function startOwned(home: string, options: EmbeddedOptions): Promise<Embedded> {
  const { log = () => {}, port, durable = true } = options
  const folder = await settle(home, log)
  const binaries = await findBinaries(folder.runner, publicHome)
  if (!(await checkCluster(folder, binaries.major))) await createCluster(binaries, folder, durable)
  await endLeftover(folder.cluster)
  const socketFolder = await openSocketFolder(folder, port ?? 5432)
  const settings = serverSettings(socketFolder, port ?? 5432, port !== undefined, durable)
  const password = await readPassword(folder.password)
  const { postgres } = binaries
  const server = await runServer({ postgres, cluster: folder.cluster, settings, runner: folder.runner, log })
  const url = (login: Login) => address(login, socketFolder, port ?? 5432)
  const toPostgres = (user: string, password: string) => url({ user, password, name: 'postgres' })
  await prepareRoles(folder, toPostgres, log).catch(async (error) => {
    await server.stop()
    throw error
  })
  return {
    url: url({ user: role, password, name: database }),
    stop: () => server.stop().then(() => closeSocketFolder(folder)),
  }
}

type Login = { user: string; password: string; name: string }

/** pg connects to the `host` parameter; `localhost` only makes the text a valid URL. */
function address({ user, password, name }: Login, socketFolder: string, port: number): string {
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(socketFolder)}`
}
