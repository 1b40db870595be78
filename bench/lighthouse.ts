// npm run lighthouse [-- <origin>]: the median scores of three runs on four pages of guests and a feed as a phone, and when pages
// come alive on a slow one; beside an empty page of Next, because both depend on the machine. Fails below the aims of the scores.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { takeWords } from '#scripts/lib/arguments.mjs'
import { ensureBuilt } from '#scripts/lib/build.mjs'
import { findChromium } from '#scripts/lib/chromium.mjs'
import { inRoot } from '#scripts/lib/root.mjs'
import { pinnedNode, runQuietly } from '#scripts/lib/run.mjs'
import { chromiumFlags } from '../playwright.config.ts'
import { logIn, measureAlive, type Session } from './alive.ts'
import { say } from './print.ts'
import { aims, categories, getFaults, getScores, median, missed, type Report, type Scores } from './scores.ts'
import { ensurePages, freePort, start, startPages } from './server.ts'

const runs = 3

/** A page, with the session of its reader. */
type Visit = { address: string; session?: Session }

/** Runs Lighthouse on a page in a fresh browser, whose scripts read the session's cookie as well; tries again when it fails. */
async function runLighthouse(visit: Visit, executablePath: string, tries = 3): Promise<Report> {
  const { address, session } = visit
  const port = await freePort()
  const profile = await mkdtemp(join(tmpdir(), 'brota-lighthouse-'))
  const args = [...chromiumFlags, `--remote-debugging-port=${port}`]
  const browser = await chromium.launchPersistentContext(profile, { executablePath, args })
  try {
    if (session) await browser.addCookies([session])
    const cli = inRoot('node_modules/lighthouse/cli/index.js')
    const only = `--only-categories=${categories.join(',')}`
    const options = ['--output=json', '--quiet', only, `--port=${port}`, '--disable-storage-reset']
    const { code, output } = await runQuietly(pinnedNode, [cli, address, ...options])
    if (code === 0) return JSON.parse(output.slice(output.indexOf('{')))
    if (tries === 1) throw new Error(output.slice(-1_000))
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
  return runLighthouse(visit, executablePath, tries - 1)
}

const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

/** In characters. */
const widthOfNames = 22

const cell = (text: string | number) => String(text).padStart(16)

async function measureScores(
  visit: Visit,
  executablePath: string,
): Promise<{ scores: Scores; last?: Report }> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(visit, executablePath))
  return { scores: median(reports.map(getScores)), last: reports.at(-1) }
}

/** Prints what an empty page reaches on this machine, of which only the performance counts. */
async function printCeiling(address: string, executablePath: string): Promise<void> {
  const { scores, last } = await measureScores({ address }, executablePath)
  printScores('an empty page of Next', { performance: scores.performance })
  say(`  benchmark index of the machine ${Math.round(last?.environment.benchmarkIndex ?? 0)}`)
}

/** Measures a page and prints its scores; returns whether it reaches the aims. */
async function reachesAims(visit: Visit, aim: Partial<Scores>, executablePath: string): Promise<boolean> {
  const { scores, last } = await measureScores(visit, executablePath)
  const name = new URL(visit.address).pathname.replace(/[0-9a-f-]{36}/, '{id}')
  printScores(name, scores)
  say(`  ${measures.map((id) => `${id} ${last?.audits[id]?.displayValue ?? ''}`).join(', ')}`)
  for (const fault of last ? getFaults(last) : []) say(`  ${fault}`)
  return missed(scores, aim).length === 0
}

const printScores = (name: string, scores: Partial<Scores>) =>
  say(`${name.padEnd(widthOfNames)}${categories.map((category) => cell(scores[category] ?? '')).join('')}`)

async function firstOffer(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/jobs/jobs?limit=1`)
  const { data }: { data: { id: string }[] } = await response.json()
  if (!data[0]) throw new Error('There is no offer to measure: is this the demo town?')
  return data[0].id
}

async function measurePages(origin: string): Promise<void> {
  await ensurePages('bench/emptyPage')
  const empty = await startPages('bench/emptyPage', {})
  try {
    await measureBeside(`${empty.origin}/?cards=12`, origin)
  } finally {
    await empty.stop()
  }
}

async function measureBeside(emptyPage: string, origin: string): Promise<void> {
  const executablePath = await findChromium()
  say(`${''.padEnd(widthOfNames)}${categories.map(cell).join('')}`)
  printScores('aims of guests', aims.guest)
  printScores('aims signed in', aims.signedIn)
  const reached: boolean[] = []
  // The first run does not count: a server that has just started creates its images meanwhile.
  await runLighthouse({ address: `${origin}/` }, executablePath)
  await printCeiling(emptyPage, executablePath)
  const paths = ['/', '/jobs', `/job/${await firstOffer(origin)}`, '/login']
  for (const path of paths)
    reached.push(await reachesAims({ address: origin + path }, aims.guest, executablePath))
  const session = await logIn(origin)
  reached.push(await reachesAims({ address: `${origin}/feed`, session }, aims.signedIn, executablePath))
  await measureAlive({ origin, emptyPage }, paths, session, executablePath)
  if (reached.includes(false)) process.exitCode = 1
}

/** Runs the built site with the demo town for as long as `act` takes. */
async function withDemoTown(act: (origin: string) => Promise<void>): Promise<void> {
  const { code, output } = await ensureBuilt()
  if (code !== 0) throw new Error(output)
  const dataDir = await mkdtemp(join(tmpdir(), 'brota-lighthouse-'))
  // The embedded database may run as another user than root: it has to reach its folder.
  await chmod(dataDir, 0o755)
  const port = String(await freePort())
  const settings = {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'on',
  }
  const app = await start(['server/main.ts'], /answers on/, { ...settings, LOG_LEVEL: 'warn' })
  try {
    await act(app.origin)
  } finally {
    await app.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const [origin] = takeWords('npm run lighthouse [-- <origin>]', 1)
await (origin ? measurePages(origin) : withDemoTown(measurePages))
