import { join } from 'node:path'
import { operatorCalls } from '#lib/calls.ts'
import { type Bucket, startBucket } from '../swift/bucket.ts'
import { servers } from '../swift/settings.ts'
import { createPart, type Part } from './part.ts'

type Machine = {
  name: string
  role: 'web' | 'worker'
  port: number
  folder: string
  environment: Record<string, string>
}

/** One machine of the site, with a data folder of its own. */
export function createMachine({ name, role, port, folder, environment }: Machine): Part {
  return createPart({
    name,
    folder,
    asNobody: false,
    command: [process.execPath, '--max-old-space-size=512', '--max-semi-space-size=16', 'server/main.ts'],
    environment: {
      ...environment,
      ROLE: role,
      PORT: String(port),
      DATA_DIR: join(folder, name),
      MALLOC_ARENA_MAX: '2',
    },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}${operatorCalls.health}`)).ok,
  })
}

/** The S3 server, started, whose processes are lost and come back together. */
export async function createStorage(folder: string): Promise<{ part: Part; settings: Bucket['settings'] }> {
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
