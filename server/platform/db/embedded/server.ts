import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedDatabaseError } from './error.ts'
import { type Note, readNote } from './note.ts'
import { bareEnvironment, type Runner } from './runner.ts'

export type Launch = {
  postgres: string
  cluster: string
  settings: Record<string, string>
  runner: Runner
  log: (note: Note) => void
}

/** Starts PostgreSQL and restarts it when it ends before `stop`. */
export async function runServer(launch: Launch): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let newest: ChildProcess | undefined
  const tryToStart = async (): Promise<ChildProcess> => {
    if (stopping) throw new EmbeddedDatabaseError('PostgreSQL is being stopped.')
    return start(launch, (child) => {
      newest = child
    })
  }
  let current = startPatiently(tryToStart, 20)
  const revive = (child: ChildProcess) =>
    child.once('exit', () => {
      if (stopping) return
      launch.log({ level: 'error', message: 'PostgreSQL ended unexpectedly and is started again' })
      current = startPatiently(tryToStart, Number.POSITIVE_INFINITY, () => !stopping)
      current.then(revive, () => {})
    })
  revive(await current)
  return {
    async stop() {
      stopping = true
      if (newest) await end(newest)
      await current.catch(() => {})
    },
  }
}

/** Tries again while the last processes of a crashed server still use its shared memory. */
async function startPatiently(
  tryToStart: () => Promise<ChildProcess>,
  tries: number,
  isWanted = () => true,
): Promise<ChildProcess> {
  try {
    return await tryToStart()
  } catch (error) {
    const mayPass = tries === Number.POSITIVE_INFINITY || /still in use|lock file/.test(String(error))
    if (!mayPass || tries <= 1 || !isWanted()) throw error
    await sleep(500)
    return startPatiently(tryToStart, tries - 1, isWanted)
  }
}

async function start(
  { postgres, cluster, settings, runner, log }: Launch,
  onSpawn: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // In its own process group, so that Ctrl+C reaches only us and PostgreSQL serves the requests under way.
  const child = spawn(postgres, ['-D', cluster, ...flags], {
    ...runner,
    cwd: '/',
    detached: true,
    env: bareEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onSpawn(child)
  const lastLines: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    const note = readNote(line)
    if (!note) return
    log(note)
    lastLines.push(note.message)
    lastLines.splice(0, lastLines.length - 5)
  })
  await once(child, 'spawn').catch((error) => {
    throw new EmbeddedDatabaseError(`PostgreSQL cannot run on this system: ${error.message}`)
  })
  endWithParent(child, runner)
  while (!(await isReady(child, cluster))) {
    if (hasEnded(child)) throw new EmbeddedDatabaseError(`PostgreSQL did not start. ${lastLines.join(' ')}`)
    await sleep(10)
  }
  return child
}

/** A shell reads from a pipe of ours; when this process ends, even by kill -9, it stops PostgreSQL. */
function endWithParent(child: ChildProcess, runner: Runner): void {
  const script = 'read -r _; kill -INT "$1" 2>/dev/null'
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(child.pid)], {
    ...runner,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  child.once('exit', () => guard.kill('SIGKILL'))
  guard.unref()
}

/** The eighth line of postmaster.pid is the server's status. */
async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return lines[0] === String(child.pid) && lines[7]?.trim() === 'ready'
}

/** Fast shutdown: open transactions are rolled back. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), 60_000)
  await ended
  clearTimeout(timer)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
