// An S3 server of this machine alone, for tests and rehearsals: OpenStack Swift of Debian's python3-swift, with memcached, on
// free ports of 127.0.0.1.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, connect as openSocket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { building, serving } from './programs.ts'
import { getSettings, type Ports, type Server, servers, sharedSettings, user } from './settings.ts'

export type Swift = {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  /** Ends a server as a crash does. */
  kill(server: Server | 'memcached'): Promise<void>
  start(server: Server | 'memcached'): Promise<void>
  stop(): Promise<void>
}

const python = '/usr/bin/python3'
const memcached = '/usr/bin/memcached'

/** Whether this machine has the packages. */
export const hasSwift = (isThere: (path: string) => boolean = existsSync): boolean =>
  isThere(memcached) && isThere('/usr/lib/python3/dist-packages/swift')

/** Starts the server with its data in a new folder inside of `parent`; it ends with this process at the latest. */
export async function startSwift(parent: string): Promise<Swift> {
  const folder = await mkdtemp(join(parent, 'swift-'))
  const ports = await findPorts()
  const running = new Map<string, ChildProcess>()
  const launch = async (name: Server | 'memcached') => {
    running.set(name, launchPart(folder, name, ports))
    await untilOpen(ports[name], () => running.get(name)?.exitCode ?? null)
  }
  const kill = async (name: string) => {
    const child = running.get(name)
    running.delete(name)
    if (child) await endGroup(child)
  }
  const stop = async () => {
    await Promise.all([...running.keys()].map(kill))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await writeFile(join(folder, 'swift.conf'), sharedSettings)
    for (const name of servers)
      await writeFile(join(folder, `${name}.conf`), getSettings(folder, name, ports))
    const { account, container, object } = ports
    await promisify(execFile)(python, ['-c', building(folder, { account, container, object })])
    await Promise.all(([...servers, 'memcached'] as const).map(launch))
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint: `http://127.0.0.1:${ports.proxy}`, ...user, kill, start: launch, stop }
}

/** Starts a part in a process group of its own, which the kernel ends when this process has ended. */
function launchPart(folder: string, name: Server | 'memcached', ports: Ports): ChildProcess {
  const program =
    name === 'memcached'
      ? [
          memcached,
          '-l',
          '127.0.0.1',
          '-p',
          String(ports.memcached),
          '-U',
          '0',
          '-m',
          '32',
          '-t',
          '1',
          ...asRoot,
        ]
      : [python, '-c', serving(folder, name)]
  const own = { EVENTLET_NO_GREENDNS: 'yes', PYTHONDONTWRITEBYTECODE: '1' }
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...program], {
    detached: true,
    stdio: ['ignore', 'ignore', process.env.SWIFT_LOG ? 'inherit' : 'ignore'],
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...own },
  })
  child.unref()
  return child
}

/** memcached refuses to run as root unless it is told whose rights to take. */
const asRoot = process.getuid?.() === 0 ? ['-u', 'root'] : []

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.ref()
  process.kill(-child.pid, 'SIGKILL')
  await ended
}

async function findPorts(): Promise<Ports> {
  const listening = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const [account = 0, container = 0, object = 0, proxy = 0, memcached = 0] = listening.map((server) => {
    const address = server.address()
    server.close()
    return address && typeof address === 'object' ? address.port : 0
  })
  return { account, container, object, proxy, memcached }
}

const longestStart = 60_000

async function untilOpen(port: number, getExitCode: () => number | null): Promise<void> {
  for (const until = Date.now() + longestStart; Date.now() < until; await wait(50)) {
    if (getExitCode() !== null) throw new Error(`a part of Swift ended at its start (port ${port})`)
    if (await isOpen(port)) return
  }
  throw new Error(`a part of Swift did not start (port ${port})`)
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = openSocket(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).on('error', () => done(false))
  })
