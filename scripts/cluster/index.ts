// A whole site on one machine: two web machines behind nginx, a worker, PostgreSQL under Patroni behind HAProxy and pgbouncer,
// Redis and an S3 server, all in one folder and on free ports of 127.0.0.1.
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { root } from '../lib/root.mjs'
import {
  createNode,
  createSiteDatabase,
  findPrimary,
  hasFollower,
  isProxyReady,
  runAsSuperuser,
} from './database.ts'
import { type Builds, createMachines, createStorage, type MachineName, type MachineSite } from './machines.ts'
import { programs, requirePackages } from './packages.ts'
import { createPart, isRoot, nobody, type Part } from './part.ts'
import { getEtcdFlags, getPatroniSettings, type Secrets } from './patroni.ts'
import { findPorts, isOpen, type Ports } from './ports.ts'
import { getHaproxySettings, getNginxSettings, getPgbouncerSettings, getPgbouncerUsers } from './proxies.ts'

export type Cluster = {
  /** The address of the site, through nginx. */
  origin: string
  /** The addresses of its machines, past nginx. */
  machines: Record<MachineName, string>
  parts: Parts
  /** The settings that all machines share. */
  environment: Record<string, string>
  getPrimary(): Promise<Node>
  /** Whether a replica has all that was committed, so that it may become the primary. */
  hasFollower(): Promise<boolean>
  /** Runs a statement in the site's database as PostgreSQL's superuser, which the site itself never is. */
  onNode(node: Node, statement: string): Promise<pg.QueryResult>
  /** Ends a machine in order and starts it again with another build, as an upgrade does. */
  replace(machine: MachineName, build: string): Promise<void>
  stop(): Promise<void>
}

export type Node = 'postgresA' | 'postgresB'
type Parts = ReturnType<typeof createParts>

type Options = {
  /** The folder of everything, which is created; it may be on any disk that PostgreSQL's user can enter. */
  folder: string
  /** Settings of the machines beside those that make them one site. */
  environment?: Record<string, string>
  /** The folder of the build that the machines start with; without it this checkout. */
  build?: string
}

/**
 * Starts all parts; resolves once the site answers through nginx. Its ports are found after the start of the S3 server, whose
 * connections could take one of them.
 */
export async function startCluster({
  folder: path,
  environment = {},
  build = root,
}: Options): Promise<Cluster> {
  requirePackages()
  const folder = resolve(path)
  const storage = await createStorage(folder)
  const [ports, secrets] = [await findPorts(), createSecrets()]
  await writeSettings(folder, ports, secrets)
  const shared = { ...getEnvironment(ports, secrets), ...storage.settings, ...environment }
  const builds: Builds = { worker: build, webA: build, webB: build }
  const parts = createParts({ folder, ports, s3: storage.part, environment: shared, builds })
  const stop = () => stopAll(parts)
  try {
    await startAll(parts, ports, secrets)
  } catch (error) {
    await stop()
    throw error
  }
  const at = (port: number) => `http://127.0.0.1:${port}`
  return {
    origin: shared.PUBLIC_URL,
    machines: { webA: at(ports.webA), webB: at(ports.webB), worker: at(ports.worker) },
    parts,
    environment: shared,
    getPrimary: async () => {
      await until(async () => (await findPrimary(ports)) !== null, 'no primary')
      return (await findPrimary(ports)) ?? 'postgresA'
    },
    hasFollower: () => hasFollower(ports),
    onNode: (node, statement) => runAsSuperuser(secrets, ports[node], statement, 'brota'),
    replace: async (machine, newBuild) => {
      await parts[machine].stop()
      builds[machine] = newBuild
      await parts[machine].start()
    },
    stop,
  }
}

const createSecrets = (): Secrets => {
  const random = () => randomBytes(24).toString('hex')
  return {
    superuser: random(),
    replication: random(),
    site: random(),
    patroni: random(),
    auth: random(),
    metrics: random(),
  }
}

/** What makes the machines one site. */
function getEnvironment(ports: Ports, { site, auth, metrics }: Secrets) {
  const database = (port: number, name: string) => `postgres://brota:${site}@127.0.0.1:${port}/${name}`
  return {
    PUBLIC_URL: `http://localhost:${ports.nginx}`,
    TRUST_PROXY: 'on',
    AUTH_SECRET: auth,
    METRICS_TOKEN: metrics,
    DATABASE_URL: database(ports.pgbouncer, 'brota'),
    DATABASE_DIRECT_URL: database(ports.primary, 'brota'),
    DATABASE_REPLICA_URLS: database(ports.pgbouncer, 'brota_replica'),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
  }
}

/** Writes the settings of all programs, closed to other users of the machine because of their passwords. */
async function writeSettings(folder: string, ports: Ports, secrets: Secrets): Promise<void> {
  const files = {
    'patroni-a.json': getPatroniSettings({ folder, name: 'a', ports, secrets }),
    'patroni-b.json': getPatroniSettings({ folder, name: 'b', ports, secrets }),
    'haproxy.cfg': getHaproxySettings(ports),
    'pgbouncer.ini': getPgbouncerSettings(folder, ports),
    'users.txt': getPgbouncerUsers(secrets),
    'nginx.conf': await getNginxSettings(folder, ports),
  }
  const folders = [folder, ...['log', 'archive', 'redis'].map((name) => join(folder, name))]
  for (const path of folders) await mkdir(path, { recursive: true })
  await chmod(folder, 0o755)
  const paths = Object.keys(files).map((name) => join(folder, name))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { mode: 0o600 })
  if (isRoot) for (const path of [...folders, ...paths]) await chown(path, nobody.uid, nobody.gid)
}

function createParts({ folder, ports, s3, ...site }: MachineSite & { s3: Part }) {
  const program = (
    name: string,
    command: readonly [string, ...string[]],
    isReady: () => Promise<boolean>,
  ): Part => createPart({ name, command, folder, asNobody: true, isReady })
  const opens = (port: number) => () => isOpen(port)
  const settings = (name: string) => join(folder, name)
  return {
    etcd: program('etcd', [programs.etcd, ...getEtcdFlags(folder, ports)], opens(ports.etcd)),
    postgresA: createNode(folder, 'a', ports),
    postgresB: createNode(folder, 'b', ports),
    haproxy: program(
      'haproxy',
      [programs.haproxy, '-db', '-f', settings('haproxy.cfg')],
      isProxyReady(ports),
    ),
    pgbouncer: program('pgbouncer', [programs.pgbouncer, settings('pgbouncer.ini')], opens(ports.pgbouncer)),
    redis: program('redis', [programs.redis, ...getRedisFlags(folder, ports)], opens(ports.redis)),
    s3,
    ...createMachines({ folder, ports, ...site }),
    nginx: program('nginx', [programs.nginx, '-c', settings('nginx.conf')], opens(ports.nginx)),
  }
}

/** Redis forgets everything when it ends: nothing in it may be missed. */
const getRedisFlags = (folder: string, { redis }: Ports): string[] =>
  [
    ['--port', `${redis}`],
    ['--bind', '127.0.0.1'],
    ['--dir', join(folder, 'redis')],
    ['--save', ''],
  ].flat()

async function startAll(parts: Parts, ports: Ports, secrets: Secrets): Promise<void> {
  const { etcd, postgresA, postgresB, haproxy, pgbouncer, redis, webA, webB, worker, nginx } = parts
  await etcd.start()
  await Promise.all([postgresA, haproxy, redis, pgbouncer, nginx].map((part) => part.start()))
  await until(async () => (await findPrimary(ports)) !== null, 'no primary')
  await until(() => createSiteDatabase(secrets, ports).then(() => true), 'no database')
  await postgresB.start()
  await until(() => hasFollower(ports), 'no replica')
  await Promise.all([worker, webA, webB].map((part) => part.start()))
}

/** The machines end in order; the others are killed, since nobody needs their data afterwards. */
async function stopAll(parts: Parts): Promise<void> {
  const { webA, webB, worker, nginx, s3, ...others } = parts
  await nginx.stop()
  await Promise.all([webA, webB, worker].map((part) => part.stop()))
  await Promise.all([s3.stop(), ...Object.values(others).map((part) => part.kill())])
}

const longestWait = 90_000

async function until(condition: () => Promise<boolean>, missing: string): Promise<void> {
  for (const giveUpAt = Date.now() + longestWait; Date.now() < giveUpAt; await wait(100))
    if (await condition().catch(() => false)) return
  throw new Error(`${missing} after ${longestWait / 1_000} s`)
}
