import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A program of the cluster that can be lost and come back. */
export type Part = {
  name: string
  /** The id of its first process; none while it is lost, and for a part of several programs. */
  pid(): number | undefined
  /** Resolves once it answers. */
  start(): Promise<void>
  /** Ends all of its processes at once, as a machine that loses its power. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export type Program = {
  name: string
  command: readonly [string, ...string[]]
  folder: string
  /** Programs that refuse to run as root run as nobody there. */
  asNobody: boolean
  /** Where it runs, asked at each start; without it in `folder`. */
  getWorkingFolder?(): string
  environment?: Record<string, string>
  /** Whether a supervisor starts it again when it ends while it starts. */
  isSupervised?: boolean
  isReady(): Promise<boolean>
  /** Processes that outlive the program itself. */
  findOthers?(): Promise<number[]>
}

export const isRoot = process.getuid?.() === 0
export const nobody = { uid: 65_534, gid: 65_534 }

const longestStart = 90_000
const pauseBeforeRestart = 1_000
const longestStop = 30_000

export function createPart(program: Program): Part {
  let child: ChildProcess | null = null
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  const kill = async () => {
    const pids = [...(await getDescendants(child?.pid)), ...((await program.findOthers?.()) ?? [])]
    const ended = isRunning() && child ? once(child, 'exit') : null
    child?.ref()
    for (const pid of [child?.pid ?? 0, ...pids]) signal(pid, 'SIGKILL')
    await ended
    child = null
  }
  return {
    name: program.name,
    pid: () => (isRunning() ? child?.pid : undefined),
    start: async () => {
      if (isRunning()) return
      const giveUpAt = Date.now() + longestStart
      for (;;) {
        const launched = launch(program)
        child = launched
        if (await becomesReady(program, launched, giveUpAt)) return
        if (!program.isSupervised || Date.now() > giveUpAt) return fail(program)
        await wait(pauseBeforeRestart)
        // A part that was killed meanwhile stays lost.
        if (child !== launched) return fail(program)
      }
    },
    kill,
    stop: async () => {
      if (isRunning() && child?.pid) {
        const ended = once(child, 'exit')
        child.ref()
        signal(child.pid, 'SIGTERM')
        await Promise.race([ended, wait(longestStop, undefined, { ref: false })])
      }
      await kill()
    },
  }
}

/** Starts a program in a session of its own, so that Ctrl-C ends it in order; the kernel ends it with this process. */
function launch(program: Program): ChildProcess {
  const { name, command, folder, asNobody, environment = {} } = program
  const output = openSync(join(folder, 'log', `${name}.log`), 'a')
  const identity =
    isRoot && asNobody ? ['--reuid', `${nobody.uid}`, '--regid', `${nobody.gid}`, '--clear-groups'] : []
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...identity, ...command], {
    cwd: program.getWorkingFolder?.() ?? folder,
    detached: true,
    stdio: ['ignore', output, output],
    env: { NODE_ENV: 'production', PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...environment },
  })
  closeSync(output)
  child.unref()
  return child
}

/** Whether it answers before it ends and before `giveUpAt`. */
async function becomesReady({ isReady }: Program, child: ChildProcess, giveUpAt: number): Promise<boolean> {
  for (; Date.now() < giveUpAt; await wait(100)) {
    if (child.exitCode !== null || child.signalCode !== null) return false
    if (await isReady().catch(() => false)) return true
  }
  return false
}

/** Throws that it did not start, with the end of its log. */
async function fail({ name, folder }: Program): Promise<never> {
  const log = await readFile(join(folder, 'log', `${name}.log`), 'utf8').catch(() => '')
  throw new Error(`${name} did not start:\n${log.split('\n').slice(-15).join('\n')}`)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}

/** The processes that a process has started, and those that they have started. */
export async function getDescendants(ancestor: number | undefined): Promise<number[]> {
  if (!ancestor) return []
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return [pid, Number(/\) \S (\d+)/.exec(status)?.[1])] as const
    }),
  )
  const found = [ancestor]
  for (const one of found) found.push(...parents.flatMap(([pid, parent]) => (parent === one ? [pid] : [])))
  return found.slice(1)
}
