import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { inRoot } from './root.mjs'
import { runQuietly } from './run.mjs'

/** A step: { name, part, run() -> { code, output, passed?, failed? } }. Without counts it counts as one. */
const command = (name, part, program, ...args) => ({ name, part, run: () => runQuietly(program, args) })

let building
/** Both lanes need the built site; whoever comes first builds it. */
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

/** Two lanes for two cores: what reads sources, and what needs the built site. */
export function lanes() {
  const reading = [
    command('types', 'checks', 'tsc', '--noEmit'),
    command('lint and format', 'checks', 'biome', 'ci', '--diagnostic-level=error'),
    command('rules of the house', 'checks', 'node', 'scripts/check/house.ts'),
    command('dead code', 'checks', 'knip'),
    vitest('unit'),
    vitest('api'),
    afterBuild(vitest('fault', 'e2e')),
  ]
  const browsing = [
    { name: 'build', part: 'e2e', run: buildOnce },
    command('weight of the pages', 'e2e', 'node', 'scripts/check/bundle.ts'),
    ...(existsSync(inRoot('tests/e2e')) ? [{ name: 'browser', part: 'e2e', run: runBrowsers }] : []),
  ]
  return [reading, browsing]
}

function vitest(project, part = project) {
  const report = inRoot(`.build/vitest-${project}.json`)
  const args = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  return {
    name: project === 'api' ? 'doors' : project,
    part,
    async run() {
      rmSync(report, { force: true })
      const result = await runQuietly('vitest', args)
      const { numPassedTests, numFailedTests } = read(report)
      return { ...result, passed: numPassedTests, failed: numFailedTests }
    },
  }
}

async function runBrowsers() {
  const report = inRoot('.build/playwright.json')
  rmSync(report, { force: true })
  try {
    const env = { CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_ENV: 'test' }
    const result = await runQuietly('playwright', ['test', '--reporter=list,json'], env)
    const { stats } = read(report)
    return { ...result, passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected }
  } catch (error) {
    return { code: 1, output: error.message }
  }
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
}
