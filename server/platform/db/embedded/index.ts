// Owns the PostgreSQL that comes with Brota: its folder, its process, its password.
// Never makes tables or extensions; migrations do. Never served to other machines.
// Tells nobody: it answers with a connection string for pg and a way to stop.
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { createCluster, readPassword, role } from './cluster.ts'
import { checkCluster, findCluster, openHome, publicHome, settle } from './folder.ts'
import { endLeftover } from './leftover.ts'
import { takeLock } from './lock.ts'
import type { Note } from './note.ts'
import { keepServer } from './server.ts'
import { serverSettings } from './settings.ts'
import { closeSocketFolder, findSocketFolder, openSocketFolder } from './socket.ts'

export { EmbeddedDatabaseError, FolderInUseError } from './error.ts'

export type EmbeddedOptions = {
  /** Everything lives in its subfolder `postgres`. */
  dataDir: string
  /** Hears what the server says. */
  log?: (note: Note) => void
  /** Also listen on this port of 127.0.0.1; otherwise only on a socket. */
  port?: number | undefined
  /** false gives up safety for speed: for tests only. */
  durable?: boolean
}

export type Embedded = { url: string; stop(): Promise<void> }

const database = 'brota'

/** Starts the server of `dataDir`, making it when it is new. Refuses with an EmbeddedDatabaseError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const home = await openHome(options.dataDir)
  const lock = takeLock(home)
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

/** The address of the server that another process runs on `dataDir`; null where no database was ever made. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const folder = await findCluster(dataDir)
  if (!folder) return null
  return address(database, await readPassword(folder), await findSocketFolder(folder), 5432)
}

async function startOwned(home: string, options: EmbeddedOptions): Promise<Embedded> {
  const { log = () => {}, port, durable = true } = options
  const folder = await settle(home, log)
  const binaries = await findBinaries(folder.runner, publicHome)
  if (!(await checkCluster(folder, binaries.major))) await createCluster(binaries, folder, durable)
  await endLeftover(folder.cluster)
  const socketFolder = await openSocketFolder(folder, port ?? 5432)
  const settings = serverSettings(socketFolder, port ?? 5432, port !== undefined, durable)
  const password = await readPassword(folder)
  const { postgres } = binaries
  const server = await keepServer({ postgres, cluster: folder.cluster, settings, runner: folder.runner, log })
  const url = (name: string) => address(name, password, socketFolder, port ?? 5432)
  await createDatabase(url('postgres')).catch(async (error) => {
    await server.stop()
    throw error
  })
  return { url: url(database), stop: () => server.stop().then(() => closeSocketFolder(folder)) }
}

/** The host in front is only for those who parse it as an address; pg goes by the `host` parameter. */
function address(name: string, password: string, socketFolder: string, port: number): string {
  return `postgres://${role}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(socketFolder)}`
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database])
    if (!rowCount) await client.query(`CREATE DATABASE ${database}`)
  } finally {
    await client.end()
  }
}
