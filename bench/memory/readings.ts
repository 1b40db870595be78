import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Megabytes by what they belong to: a process, or a part of the server's memory. */
export type Reading = { seconds: number; megabytes: Record<string, number> }

const run = promisify(execFile)

type Found = { pid: number; parent: number; kilobytes: number; command: string }

/** The processes of this machine. */
async function listProcesses(): Promise<Found[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='], { maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, kilobytes, command = ''] = /^ *(\d+) +(\d+) +(\d+) +(.*)$/.exec(line) ?? []
    // A process that has ended has no memory, and waits only to be noticed.
    return pid && kilobytes !== '0'
      ? [{ pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes), command }]
      : []
  })
}

const getName = (command: string) =>
  /platform\/images\/child/.test(command) ? 'image decoder' : `child ${command.slice(0, 40)}`

/** The resident memory of a server and its children, of each name the largest. */
async function readResident(pid: number): Promise<Record<string, number>> {
  const all = await listProcesses()
  const megabytes: Record<string, number> = {}
  const add = (found: Found, name: string) => {
    megabytes[name] = Math.max(megabytes[name] ?? 0, found.kilobytes / 1024)
    for (const child of all.filter(({ parent }) => parent === found.pid)) add(child, getName(child.command))
  }
  const server = all.find((one) => one.pid === pid)
  if (!server) throw new Error('the server ended during the load')
  add(server, 'server')
  return megabytes
}

/** Names of metrics, and of what they measure. */
const parts = {
  nodejs_heap_size_used_bytes: 'its heap, used',
  nodejs_heap_size_total_bytes: 'its heap, reserved',
  nodejs_external_memory_bytes: 'its buffers and other external memory',
}

/** What the server says of its own memory. */
async function readOwn(origin: string, token: string): Promise<Record<string, number>> {
  const response = await fetch(`${origin}/api/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  const read = (metric: string) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1]) / 1024 / 1024
  return Object.fromEntries(Object.entries(parts).map(([metric, name]) => [name, read(metric)]))
}

export async function readMemory(server: { origin: string; pid: number }, token: string) {
  return { ...(await readResident(server.pid)), ...(await readOwn(server.origin, token)) }
}
