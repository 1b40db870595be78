import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { operatorCalls } from '#lib/calls.ts'
import { type Bucket, startBucket } from '../swift/bucket.ts'
import { servers } from '../swift/settings.ts'
import { createPart, type Part } from './part.ts'
import type { Ports } from './ports.ts'

export type MachineName = 'webA' | 'webB' | 'worker'

/** The folder of the build that each machine runs from its next start on. */
export type Builds = Record<MachineName, string>

export type MachineSite = {
  folder: string
  ports: Ports
  environment: Record<string, string>
  builds: Builds
}

/** The machines of the site, each with a data folder of its own. */
export function createMachines({
  folder,
  ports,
  environment,
  builds,
}: MachineSite): Record<MachineName, Part> {
  const create = (machine: MachineName, name: string, role: 'web' | 'worker') =>
    createPart({
      name,
      folder,
      asNobody: false,
      isSupervised: true,
      getWorkingFolder: () => builds[machine],
      command: [process.execPath, '--max-old-space-size=512', '--max-semi-space-size=32', 'server/main.ts'],
      environment: {
        ...environment,
        ROLE: role,
        PORT: String(ports[machine]),
        DATA_DIR: join(folder, name),
        MALLOC_ARENA_MAX: '2',
      },
      isReady: async () => (await fetch(`http://127.0.0.1:${ports[machine]}${operatorCalls.health}`)).ok,
    })
  return {
    worker: create('worker', 'worker', 'worker'),
    webA: create('webA', 'web-a', 'web'),
    webB: create('webB', 'web-b', 'web'),
  }
}

/** The S3 server, started, whose processes are lost and come back together. */
export async function createStorage(folder: string): Promise<{ part: Part; settings: Bucket['settings'] }> {
  await mkdir(folder, { recursive: true })
  const { swift, settings } = await startBucket(folder)
  const all = [...servers, 'memcached'] as const
  let running = true
  const part: Part = {
    name: 's3',
    pid: () => undefined,
    start: async () => {
      if (!running) await Promise.all(all.map((server) => swift.start(server)))
      running = true
    },
    kill: async () => {
      running = false
      await Promise.all(all.map((server) => swift.kill(server)))
    },
    stop: () => swift.stop(),
  }
  return { part, settings }
}
