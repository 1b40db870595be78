import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCommand } from '../command.ts'

/** Runs the bench at a hundredth and returns its exit code and output. The figures mean nothing. */
async function runBench(...args: string[]): Promise<{ code: number | null; output: string }> {
  const bench = spawn(process.execPath, [...getCommand('bench'), ...args], {
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

const endpoints = [
  ...['offer search, words', 'offer search, filters', 'offer, as a guest', 'offer, signed in'],
  ...[
    'notification list',
    'days of an offer, two years',
    'login',
    'apply',
    'feed',
    'feed, further down',
    'one post',
  ],
  ...['conversation list', 'conversation, one page', 'unread conversations'],
]
const searches = [
  ...[
    'words',
    'words, counted anew',
    'filters',
    'facets',
    'near, newest first',
    'near, nearest first',
    'points of the map',
  ],
]
const pages = ['page /feed, 6 posts', 'page /jobs, 12 cards', 'page /chat', 'page /user/{id}']
const guests = ['guest /', 'guest /jobs', 'guest /job/{id}', 'guest /faq']
const light = [...guests, 'page /feed', 'page /jobs', 'page /chat', 'page /user/{id}']

const literally = (name: string) => name.replaceAll(/[{}/[\]]/g, '\\$&')

describe('in one run', () => {
  let output = ''
  beforeAll(async () => {
    const parts = 'streams chat guests feed offers applicants searches memory scroll'.split(' ')
    const run = await runBench(...parts)
    expect([run.code, run.code === 0 ? '' : run.output]).toEqual([0, ''])
    output = run.output
  }, 600_000)

  it('Every part of the bench prints every line, in any order of parts, and no call fails', () => {
    expect(output).not.toMatch(/NaN|\d failed/)
    const line = (name: string, cells: string) => new RegExp(`^${literally(name)} +${cells}$`, 'm')
    const rate = '\\d+( +[\\d.]+){3}'
    // The name, the rates of the site and of its baseline a second, the ratio, the aim.
    const whole = [
      ...endpoints,
      ...guests,
      ...guests.map((guest) => `${guest}, 304`),
      'guest scripts of /jobs',
    ]
    for (const name of whole) expect(output).toMatch(line(name, `${rate} +${rate} +\\d+ % +\\d+ %`))
    // Pages have two baselines: the plain page and the empty one.
    for (const name of pages)
      expect(output).toMatch(line(name, `${rate} +${rate} +\\d+ % +${rate} +\\d+ % +\\d+ %`))
    for (const name of light)
      expect(output).toMatch(line(`weight of ${name}`, '[\\d.]+( +[\\d.]+){2} +\\d+ +\\d+'))
    // At three numbers of offers.
    for (const name of searches) expect(output).toMatch(line(name, `(${rate} +){3}[\\d.]+ +< [\\d.]+`))
    for (const act of ['publish', 'edit'])
      for (const offers of ['100', '200', '2,000'])
        expect(output).toMatch(line(`${act}, ${offers} offers`, `${rate} +${rate} +\\d+ %`))
    expect(output).toMatch(line('cities by their first letters', `${rate} +< 10`))
    for (const side of ['app', 'baseline'])
      expect(output).toMatch(new RegExp(`^${side} +[\\d.]+ +[\\d.]+`, 'm'))
  })

  it('The applicants of an offer are listed, and many decided on at once', () => {
    for (const name of [
      ...['page of applicants', 'those who wait first', 'by name', 'by fit', 'of one name'],
      ...['accept 300 at once', 'take back 300 at once'],
    ])
      expect(output).toMatch(new RegExp(`^${name}( +[\\d.]+){5} +< 1$`, 'm'))
  })

  it('An offer is matched with few and with many saved searches', () => {
    for (const searches of ['100', '1,000'])
      expect(output).toMatch(new RegExp(`^${searches} +[\\d.]+ +[\\d.]+ +\\d+ +< 50$`, 'm'))
  })

  it('The memory of the server and of its image decoder is read under a load in which nothing fails', () => {
    expect(output).toMatch(/^server( +\d+){3} +-?\d+ +450$/m)
    for (const name of ['image decoder', 'its heap, used', 'its buffers and other external memory'])
      expect(output).toMatch(new RegExp(`^${name}( +\\d+){3} +-?\\d+$`, 'm'))
    expect(output).toMatch(/^guests' pages \d+, .*uploads [1-9]\d*, videos [1-9]\d*, images \d+; failed 0$/m)
  })

  it('A feed is scrolled to its end in a slowed browser, on request', () => {
    // A fast scroll passes thousands of pixels a second, which are printed with a comma.
    const figures = '60 +[\\d,]+ +\\d+ +[\\d.]+'
    for (const how of ['swiped from its beginning', 'swiped back among all posts'])
      expect(output).toMatch(new RegExp(`^${how} +${figures} +0$`, 'm'))
    expect(output).toMatch(new RegExp(`^pulled to its end +${figures}$`, 'm'))
    expect(output).toMatch(/^the feed( +[\d.]+){2} +< 30$/m)
  })
})

it('The most that one process bears is found for each kind of call, for streams and for commits', async () => {
  const { code, output } = await runBench('ceilings', 'laptop')
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
  const calls = [
    "a guest's page",
    'an offer, signed in',
    'a list, signed in',
    'a post',
    'a message',
    'an upload',
  ]
  for (const name of calls) expect(output).toMatch(new RegExp(`^${name}( +\\d+){3} +0 +\\S.*$`, 'm'))
  expect(output).toMatch(/^ {2}its event on a stream +[1-9]\d*$/m)
  expect(output).toMatch(/^10 +\d+ +0$/m)
  expect(output).toMatch(/^commits of one row a second by 20 connections: \d+; with NOTIFY: \d+$/m)
})

const checkedOut = () =>
  existsSync('.build') ? readdirSync('.build').filter((name) => name.startsWith('compare-')) : []

it('Two builds are compared in turn; the folder of the other one goes with the run', async () => {
  const { code, output } = await runBench('compare', 'HEAD', 'chat')
  expect([code, code === 0 ? '' : output]).toEqual([0, ''])
  for (const name of ['conversation list', 'conversation, one page', 'unread conversations', 'page /chat'])
    expect(output).toMatch(new RegExp(`^${literally(name)} +\\d+ +\\d+( +\\d+\\.\\d\\d){3}$`, 'm'))
  expect(output).not.toMatch(/NaN|\d failed/)
  expect(checkedOut()).toEqual([])
})

/** The ids of the processes that a process has started. */
function getChildren(pid = 0): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  return lines.flatMap((line) => {
    const [id, parent] = line.trim().split(/ +/).map(Number)
    return id && parent === pid ? [id] : []
  })
}

it('A bench that is ended by a signal ends its server and its database and removes their files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ended-'))
  // For root PostgreSQL runs as another user, who has to traverse the folder.
  chmodSync(folder, 0o755)
  const bench = spawn(process.execPath, [...getCommand('bench'), 'streams'], {
    env: { ...process.env, BENCH_SHARE: '0.01', DATABASE_URL: '', SMTP_URL: '', TMPDIR: folder },
    stdio: 'ignore',
  })
  const ended = once(bench, 'exit')
  // PostgreSQL, the shell that watches it, and the server.
  await expect.poll(() => getChildren(bench.pid).length, { timeout: 120_000 }).toBe(3)
  const children = getChildren(bench.pid)
  bench.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  const running = execFileSync('ps', ['-eo', 'pid='], { encoding: 'utf8' }).split('\n').map(Number)
  expect(children.filter((id) => running.includes(id))).toEqual([])
  expect(readdirSync(folder).filter((name) => name.startsWith('brota-bench-'))).toEqual([])
  rmSync(folder, { recursive: true })
})

it('An unknown part of the bench or an unknown build is named', async () => {
  const { code, output } = await runBench('offers', 'nothing')
  expect(code).toBe(1)
  expect(output).toContain(
    'There is no part "nothing". The parts are offers, feed, chat, guests, applicants, searches, streams, growth, memory, scroll.',
  )
  const other = await runBench('compare', 'no-such-build')
  expect(other.code).toBe(1)
  expect(other.output).toContain('There is no "no-such-build": name a branch, a tag or a commit')
  const none = await runBench('compare')
  expect(none.code).toBe(1)
  expect(none.output).toContain('npm run bench -- compare REF [PART ...]')
})
