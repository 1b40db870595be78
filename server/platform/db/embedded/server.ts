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

/** Starts PostgreSQL and keeps it running until `stop`: one that dies in between is started again. */
export async function runServer(launch: Launch): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let newest: ChildProcess | undefined
  const tryToStart = async (): Promise<ChildProcess> => {
    if (stopping) throw new EmbeddedDatabaseError('PostgreSQL is not wanted any more.')
    return start(launch, (child) => {
      newest = child
    })
  }
  let current = startPatiently(tryToStart, 20)
  const revive = (child: ChildProcess) =>
    child.once('exit', () => {
      if (stopping) return
      launch.log({ level: 'error', message: 'it ended unexpectedly and is started again' })
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

/** Right after a crash the old server's last processes may still hold its memory: worth a few more tries. */
async function startPatiently(
  tryToStart: () => Promise<ChildProcess>,
  tries: number,
  isWanted = () => true,
): Promise<ChildProcess> {
  try {
    return await tryToStart()
  } catch (error) {
    const passing = tries === Number.POSITIVE_INFINITY || /still in use|lock file/.test(String(error))
    if (!passing || tries <= 1 || !isWanted()) throw error
    await sleep(500)
    return startPatiently(tryToStart, tries - 1, isWanted)
  }
}

async function start(
  { postgres, cluster, settings, runner, log }: Launch,
  onSpawn: (child: ChildProcess) => void,
): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Its own process group: Ctrl+C in a terminal reaches us alone, and requests under way are still answered.
  const child = spawn(postgres, ['-D', cluster, ...flags], {
    ...runner,
    cwd: '/',
    detached: true,
    env: bareEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  onSpawn(child)
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    const note = readNote(line)
    if (!note) return
    log(note)
    said.push(note.message)
    said.splice(0, said.length - 5)
  })
  await once(child, 'spawn').catch((error) => {
    throw new EmbeddedDatabaseError(`PostgreSQL cannot run on this system: ${error.message}`)
  })
  endWithParent(child, runner)
  while (!(await isReady(child, cluster))) {
    if (hasEnded(child)) throw new EmbeddedDatabaseError(`PostgreSQL did not start. ${said.join(' ')}`)
    await sleep(10)
  }
  return child
}

/** A shell waits on a pipe that only we hold; when we are gone, even by kill -9, it asks PostgreSQL to stop. */
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

/** The eighth line of postmaster.pid is the server's own word on how it is. */
async function isReady(child: ChildProcess, cluster: string): Promise<boolean> {
  const note = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return note[0] === String(child.pid) && note[7]?.trim() === 'ready'
}

/** Fast shutdown: open transactions are rolled back, all that was committed is kept. */
async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const hurry = setTimeout(() => child.kill('SIGQUIT'), 60_000)
  await ended
  clearTimeout(hurry)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
