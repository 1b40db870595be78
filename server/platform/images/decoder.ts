import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { apiError } from '../http/apiError.ts'
import type { Message, Order, Outcome } from './child.ts'

export type Bounds = {
  /** Resident memory above which the child is ended. */
  mostBytes: number
  /** The most milliseconds for one image. */
  longest: number
  /** The milliseconds without work after which the child is ended. */
  idle: number
  /** Whether the parent or a thread in the child checks the child's memory. */
  watchFrom: 'parent' | 'child'
}

export const usualBounds: Bounds = {
  mostBytes: 700 * 1024 * 1024,
  longest: 10_000,
  idle: 30_000,
  watchFrom: process.platform === 'linux' ? 'parent' : 'child',
}

const watchEvery = 20
const longestStart = 30_000
/** A child with more memory than this after its work is replaced. */
const mostAtRest = 250 * 1024 * 1024

/** Null when the child ended without a message: it was killed, or crashed on the image. */
type Attempt = Outcome | null

const tooMuch: Outcome = { error: 'imageTooLarge' }

export type Decoder = ReturnType<typeof createDecoder>

/** Decodes images one after the other in a child process, which is started when needed. */
export function createDecoder(bounds: Bounds = usualBounds) {
  let child: ChildProcess | null = null
  let isClosed = false
  let resting: NodeJS.Timeout | undefined

  const end = async () => {
    clearTimeout(resting)
    const ended = child
    child = null
    if (ended) await endChild(ended)
  }

  const attempt = async (order: Order): Promise<Attempt> => {
    clearTimeout(resting)
    if (child && !isAlive(child)) child = null
    child ??= await startChild(bounds)
    const { outcome, isSpent } = await sendToChild(child, order, bounds)
    if (isSpent) await end()
    resting = setTimeout(() => void end(), bounds.idle).unref()
    return outcome
  }

  return {
    /** Tries once more when the child ended by itself, as it may have been killed by mistake. */
    decode: async (order: Order): Promise<Outcome> => {
      if (isClosed) throw apiError('unavailable')
      return (await attempt(order)) ?? (isClosed ? null : await attempt(order)) ?? tooMuch
    },
    /** The id of the child process, for tests and operators. */
    pid: (): number | undefined => child?.pid,
    close: async () => {
      isClosed = true
      await end()
    },
  }
}

const isAlive = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null && child.connected

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.ref()
  child.kill('SIGKILL')
  await ended
}

/** The child's environment, without secrets or the database's URL. */
const environment = () => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  // With fewer arenas more memory is freed after an image.
  MALLOC_ARENA_MAX: '2',
  VIPS_WARNING: '0',
})

async function startChild({ mostBytes, watchFrom }: Bounds): Promise<ChildProcess> {
  const child = fork(
    fileURLToPath(new URL('./child.ts', import.meta.url)),
    [String(watchFrom === 'child' ? mostBytes : 0)],
    {
      execArgv: [],
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  // A failed spawn and an early end have events of their own.
  const started = new Promise<boolean>((done) => {
    child.once('message', () => done(true))
    child.once('exit', () => done(false))
    child.on('error', () => done(false))
  })
  const isReady = await Promise.race([started, wait(longestStart, false, { ref: false })])
  if (isReady) return child
  child.kill('SIGKILL')
  throw new Error('the process that decodes images did not start')
}

/** `isSpent`: the child has ended or should not decode another image. */
type Reply = { outcome: Attempt; isSpent: boolean }

function sendToChild(child: ChildProcess, order: Order, { mostBytes, longest }: Bounds): Promise<Reply> {
  return new Promise((done) => {
    const settle = (outcome: Attempt, isSpent: boolean) => {
      clearTimeout(timer)
      clearInterval(watch)
      child.off('message', onMessage).off('exit', onExit)
      setWorking(child, false)
      done({ outcome, isSpent })
    }
    const onMessage = (message: Message) => {
      if (message !== 'ready') settle(message.outcome, message.residentBytes > mostAtRest)
    }
    const onExit = () => settle(null, true)
    const timer = setTimeout(() => settle(tooMuch, true), longest)
    const watch = setInterval(() => {
      if (residentBytes(child) > mostBytes) settle(tooMuch, true)
    }, watchEvery)
    child.on('message', onMessage).on('exit', onExit)
    setWorking(child, true)
    child.send(order, (error) => {
      if (error) settle(null, true)
    })
  })
}

/** Keeps this process alive only while the child works, so that commands and tests can end. */
function setWorking(child: ChildProcess, isWorking: boolean): void {
  if (isWorking) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

/**
 * The child's resident memory from /proc, which a busy child cannot delay; 0 where there is no such file. Synchronous,
 * since an asynchronous read would wait behind passwords that are being hashed.
 */
function residentBytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
