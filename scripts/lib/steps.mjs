import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { inRoot } from './root.mjs'
import { runQuietly } from './run.mjs'

/** A step: { name, part, run() -> { code, output, passed?, failed?, failures? } }. Without counts it counts as one. */
const command = (name, part, program, ...args) => ({ name, part, run: () => runQuietly(program, args) })

let building
/** The steps of two phases need the built site; the first one builds it. */
const buildOnce = () => {
  building ??= ensureBuilt()
  return building
}

const afterBuild = (step) => ({
  ...step,
  async run() {
    const built = await buildOnce()
    return built.code === 0 ? step.run() : built
  },
})

/** The URL of a second PostgreSQL, an old one, for most tests of endpoints. */
const oldDatabase = process.env.OLD_DATABASE_URL

/**
 * Phases, one after the other, of lanes that run beside each other: two lanes for two cores, and then the browser alone,
 * whose stories fail where they wait too long, and the cluster alone.
 */
export function phases() {
  const reading = [
    command('types', 'checks', 'tsc', '--noEmit'),
    command('lint and format', 'checks', 'biome', 'ci', '--diagnostic-level=error'),
    command('the repository’s own rules', 'checks', 'node', 'scripts/check/all.ts'),
    command('dead code', 'checks', 'knip'),
    vitest('unit'),
    vitest('api'),
    // Where the packages of an S3 server are missing, it has no tests, except in CI.
    vitest('s3', 'api'),
    ...(oldDatabase ? [vitest('api', 'api', getOldDatabase(oldDatabase))] : []),
    // The short form of `npm run attack`, in this lane since the other one takes longer.
    afterBuild(vitest('attack', 'e2e')),
  ]
  const built = [
    { name: 'build', part: 'e2e', run: buildOnce },
    command('weight of the pages', 'e2e', 'node', 'scripts/check/bundle.ts'),
    vitest('fault', 'e2e'),
    // Runs a hundredth of the bench, to see that it works and not how fast.
    vitest('bench', 'e2e'),
    // For the rolling restart, which has no time for it.
    command('build of the release before', 'cluster', 'node', 'scripts/buildPrevious.ts'),
  ]
  const browsing = existsSync(inRoot('tests/e2e')) ? [{ name: 'browser', part: 'e2e', run: runBrowsers }] : []
  // Has two machines, a worker and all that they need on this one, so nothing runs beside it.
  const rehearsing = [vitest('cluster')]
  return [[reading, built], [browsing.map(afterBuild)], [rehearsing.map(afterBuild)]]
}

/** Behind a pooler of transactions, which a large site has before its database. */
const getOldDatabase = (url) => ({
  name: 'endpoints, old PostgreSQL behind pgbouncer',
  environment: { DATABASE_URL: url, POOLER: 'transaction' },
})

const names = { api: 'endpoints', s3: 'files in a bucket' }

/** Without `database` the endpoints run on a PostgreSQL of their own. */
function vitest(project, part = project, database = null) {
  const report = inRoot(`.build/vitest-${project}${database ? '-old' : ''}.json`)
  const unhandled = report.replace('.json', '-unhandled.json')
  const args = [
    'run',
    '--project',
    // The unit tests are two projects.
    `${project}*`,
    '--passWithNoTests',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./scripts/lib/unhandledErrors.ts',
    `--outputFile.json=${report}`,
  ]
  return {
    name: database?.name ?? names[project] ?? project,
    part,
    async run() {
      for (const file of [report, unhandled]) rmSync(file, { force: true })
      const environment = { ...database?.environment, UNHANDLED_ERRORS: unhandled }
      const result = await runQuietly('vitest', args, environment)
      const { numPassedTests, numFailedTests, testResults = [] } = read(report)
      const failures = [...read(unhandled, []).map(uncaught), ...testResults.flatMap(failedIn)]
      return { ...result, passed: numPassedTests, failed: numFailedTests, failures }
    },
  }
}

async function runBrowsers() {
  const report = inRoot('.build/playwright.json')
  rmSync(report, { force: true })
  try {
    const env = { CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_ENV: 'test' }
    const result = await runQuietly('playwright', ['test', '--reporter=dot,json'], env)
    const { stats, suites = [] } = read(report)
    const failures = suites.flatMap(brokenIn)
    return { ...result, passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected, failures }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

/** The failures of one file in Vitest's report, a line each. */
function failedIn({ name, status: fileStatus, message, assertionResults }) {
  const file = relative(inRoot('.'), name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && fileStatus === 'failed')
    return [line(file, message || 'failed outside its tests')]
  return failed.map(({ fullName, failureMessages }) => line(`${file} › ${fullName}`, failureMessages[0]))
}

/** An error that no test of a file caught; Vitest fails the run for it. */
const uncaught = ({ name, message }) =>
  line(`${name ? relative(inRoot('.'), name) : 'a test'} (uncaught)`, message)

/** The failures of a suite in Playwright's report and of its inner suites, a line each; `flaky` passed at the retry. */
function brokenIn({ file, specs = [], suites = [] }) {
  const broken = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => line(`${file} › ${title} (${status})`, results[0]?.error?.message)),
  )
  return [...broken, ...suites.flatMap(brokenIn)]
}

const line = (where, message = '') => `${where}: ${stripVTControlCharacters(message).split('\n')[0]}`

function read(report, otherwise = {}) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : otherwise
}
