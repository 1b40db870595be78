// npm test: runs all checks and tests. `npm test -- unit api e2e cluster checks` runs the named parts only.
import { ensureInstalled } from './lib/install.mjs'
import { inRoot, root } from './lib/root.mjs'
import { giveUp } from './lib/run.mjs'
import { phases } from './lib/steps.mjs'

process.chdir(root)
await ensureInstalled()
// Many servers start in the tests: what Node has compiled once, it reads from there.
process.env.NODE_COMPILE_CACHE = inRoot('.build/compiled')

const parts = ['checks', 'unit', 'api', 'e2e', 'cluster']
const chosenParts = process.argv.slice(2)
const unknown = chosenParts.find((part) => !parts.includes(part))
if (unknown) giveUp(`There is no part "${unknown}". The parts are ${parts.join(', ')}.`)

const results = []
for (const lanes of phases()) results.push(...(await Promise.all(lanes.map(runLane))).flat())
const width = Math.max(...results.map((result) => result.name.length))
process.stdout.write('\n')
for (const { name, seconds, passed, failed } of results) {
  process.stdout.write(
    `${name.padEnd(width)}  ${seconds.padStart(6)} s  ${passed} passed, ${failed} failed\n`,
  )
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exit(sum('failed') > 0 ? 1 : 0)

/** Runs the steps one after the other; stops when the build fails. */
async function runLane(steps) {
  const done = []
  for (const step of steps.filter(({ part }) => chosenParts.length === 0 || chosenParts.includes(part))) {
    const result = await runStep(step)
    done.push(result)
    if (step.name === 'build' && result.failed > 0) break
  }
  return done
}

async function runStep({ name, run }) {
  const start = performance.now()
  const { code, output, passed, failed, failures = [] } = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const isFine = code === 0
  // Failures come first, a line each, since a long log is often read only at its head.
  const heads = failures.map((failure) => `      ${failure}\n`).join('')
  const details = isFine ? '' : `\n${output.trimEnd()}\n\n`
  process.stdout.write(`${isFine ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)\n${heads}${details}`)
  return {
    name,
    seconds,
    passed: passed ?? (isFine ? 1 : 0),
    // A run that broke before or after its tests has failed although no test did.
    failed: isFine ? 0 : Math.max(failed ?? 0, 1),
  }
}
