import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, delimiter, dirname, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import packageJson from '#package.json' with { type: 'json' }
import { hashFiles } from '#scripts/lib/build.mjs'
import { inRoot } from '#scripts/lib/root.mjs'
import { closeOnSignal } from './ending.ts'

export type Running = { origin: string; pid: number; stop(): Promise<void> }

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Those that run: they end with the bench, however it ends. */
const children = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** Starts the site by the command of npm start, which has settings for its memory. */
export const startSite = (settings: Record<string, string>): Promise<Running> =>
  start(packageJson.scripts.start, /answers on/, {
    ...settings,
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  })

/**
 * Starts a server in a process of its own: Node with arguments, or a shell command that becomes the server. Resolves when
 * its output matches `ready`.
 */
export async function start(
  what: string[] | string,
  ready: RegExp,
  environment: Record<string, string>,
  folder = process.cwd(),
): Promise<Running> {
  const port = environment.PORT ?? String(await freePort())
  const [program, args] = typeof what === 'string' ? ['sh', ['-c', what]] : [process.execPath, what]
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    const patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(patience)
  }
  children.add(child)
  const forget = closeOnSignal(stop)
  child.once('exit', () => {
    children.delete(child)
    forget()
  })
  await new Promise<void>((done, fail) => {
    let output = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text
      if (ready.test(output)) done()
    })
    void ended.then(() => fail(new Error(`${[what].flat().join(' ')} ended before it was ready:\n${output}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop }
}

const next = resolve('node_modules/next/dist/bin/next')

/** What the pages of baselines are made of: themselves, their statements and what these import. */
const sources = ['bench/baseline', 'contracts', 'i18n', 'lib', 'server', 'package-lock.json', 'tsconfig.json']

/** Builds the pages of a baseline unless they are built from the same files. */
export async function ensurePages(folder: string): Promise<void> {
  const stamp = inRoot('.build', `stamp-${basename(folder)}`)
  const hash = hashFiles([folder, ...sources])
  const isFresh = existsSync(`${folder}/.next/BUILD_ID`) && existsSync(stamp)
  if (isFresh && (await readFile(stamp, 'utf8')) === hash) return
  await rm(stamp, { force: true })
  await buildPages(folder)
  await mkdir(inRoot('.build'), { recursive: true })
  await writeFile(stamp, hash)
}

/** Builds pages of Next, those of the site or of a baseline. Fails with what the build printed. */
export async function buildPages(folder: string): Promise<void> {
  const child = spawn(process.execPath, [next, 'build', folder], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (code !== 0) throw new Error(`${folder} could not be built:\n${printed}${errors}`)
}

export const startPages = (folder: string, settings: Record<string, string>): Promise<Running> =>
  start([next, 'start', folder, '-H', '127.0.0.1'], /Ready/i, settings)
