// npm run lighthouse [origin]: four pages as a phone sees them, the median of three looks; fails below what was promised.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '#scripts/lib/build.mjs'
import { findChromium } from '#scripts/lib/chromium.mjs'
import { inRoot } from '#scripts/lib/root.mjs'
import { pinnedNode, runQuietly } from '#scripts/lib/run.mjs'
import { say } from './print.ts'
import { aims, categories, getFaults, getScores, median, missed, type Report } from './scores.ts'
import { freePort, start } from './server.ts'

const looks = 3

const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'

/** One look at a page, with everything from a fresh browser on; a browser that stumbled is given another try. */
async function lookAt(address: string, chromium: string, tries = 3): Promise<Report> {
  const cli = inRoot('node_modules/lighthouse/cli/index.js')
  const only = `--only-categories=${categories.join(',')}`
  const args = [cli, address, '--output=json', '--quiet', only, `--chrome-flags=${flags}`]
  const { code, output } = await runQuietly(pinnedNode, args, { CHROME_PATH: chromium })
  if (code !== 0 && tries > 1) return lookAt(address, chromium, tries - 1)
  if (code !== 0) throw new Error(output.slice(-1_000))
  return JSON.parse(output.slice(output.indexOf('{')))
}

const measures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]

const cell = (text: string | number) => String(text).padStart(16)

/** Looks at one page and prints its line; answers whether it holds. */
async function holds(origin: string, path: string, chromium: string): Promise<boolean> {
  const reports: Report[] = []
  for (let look = 0; look < looks; look++) reports.push(await lookAt(origin + path, chromium))
  const scores = median(reports.map(getScores))
  const name = path.replace(/[0-9a-f-]{36}/, '{id}')
  say(`${name.padEnd(12)}${categories.map((category) => cell(scores[category])).join('')}`)
  const last = reports.at(-1)
  say(`  ${measures.map((id) => `${id} ${last?.audits[id]?.displayValue ?? ''}`).join(', ')}`)
  for (const fault of last ? getFaults(last) : []) say(`  ${fault}`)
  return missed(scores).length === 0
}

async function firstOffer(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/jobs/jobs?limit=1`)
  const { data }: { data: { id: string }[] } = await response.json()
  if (!data[0]) throw new Error('There is no offer to look at: is this the demo town?')
  return data[0].id
}

async function lookAround(origin: string): Promise<void> {
  const chromium = await findChromium()
  say(`${''.padEnd(12)}${categories.map((category) => cell(`${category} ${aims[category]}`)).join('')}`)
  const kept: boolean[] = []
  // A look that does not count: a house that has just begun makes its pictures and compiles its pages meanwhile.
  await lookAt(`${origin}/`, chromium)
  for (const path of ['/', '/jobs', `/job/${await firstOffer(origin)}`, '/login'])
    kept.push(await holds(origin, path, chromium))
  if (kept.includes(false)) process.exitCode = 1
}

/** A house of the finished build with the demo town, for as long as it is looked at. */
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

const [origin] = process.argv.slice(2)
await (origin ? lookAround(origin) : withDemoTown(lookAround))
