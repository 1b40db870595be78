import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** Runs the whole bench at a hundredth and returns its exit code and output. The figures mean nothing. */
async function runBench(...parts: string[]): Promise<{ code: number | null; output: string }> {
  const bench = spawn(process.execPath, ['bench/main.ts', ...parts], {
    env: { ...process.env, BENCH_SHARE: '0.01', DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(bench.stdout),
    text(bench.stderr),
    once(bench, 'exit'),
  ])
  return { code, output: output + errors }
}

/** A case, the rates of the site and its baseline a second, and the ratio. */
const comparisons = [
  ...['offer search, words', 'offer search, filters', 'offer, as a guest', 'offer, signed in'],
  ...['notification list', 'login', 'apply', 'page /jobs, \\d+ cards'],
  ...['feed', 'feed, further down', 'one post', 'page /feed, 6 posts'],
  ...['conversation list', 'conversation, one page', 'unread conversations'],
]

it('Every part of the bench prints every line, in any order of parts, and no call fails', async () => {
  const { code, output } = await runBench('streams', 'chat', 'feed', 'offers')
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
  for (const name of comparisons) expect(output).toMatch(new RegExp(`^${name} +\\d+ .* \\d+ %`, 'm'))
  expect(output).toMatch(/^p95 at the largest over p95 at the smallest: words [\d.]+, filters [\d.]+/m)
  for (const side of ['app', 'baseline'])
    expect(output).toMatch(new RegExp(`^${side} +[\\d.]+ +[\\d.]+`, 'm'))
  expect(output).not.toMatch(/NaN|\d failed/)
})

it('An unknown part of the bench is named', async () => {
  const { code, output } = await runBench('offers', 'nothing')
  expect(code).toBe(1)
  expect(output).toContain('There is no part "nothing". The parts are offers, feed, chat, streams.')
})
