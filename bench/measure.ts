import autocannon from 'autocannon'
import { pace } from './size.ts'

export type Call = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}
/** Calls that are repeated in turn, or a function that returns a new one each time. */
export type Calls = readonly Call[] | (() => Call)

export type Measured = { perSecond: number; p50: number; p95: number; p99: number; failed: number }
/** One measurement: response times in milliseconds. */
export type Sample = { times: number[]; seconds: number; failed: number }

/** Sends calls over so many connections for so many seconds; for longer when nothing has been answered by then. */
export async function load(
  origin: string,
  calls: Calls,
  connections: number,
  seconds: number,
): Promise<Sample> {
  const sample = await loadFor(origin, calls, connections, seconds)
  const isMeasured = sample.times.length > 0 || sample.failed > 0
  return isMeasured ? sample : load(origin, calls, connections, 2 * seconds)
}

async function loadFor(origin: string, calls: Calls, connections: number, seconds: number): Promise<Sample> {
  if (new URL(origin).hostname !== '127.0.0.1') throw new Error('the bench loads this machine only')
  const times: number[] = []
  let failed = 0
  const requests: autocannon.Request[] =
    typeof calls === 'function' ? [{ setupRequest: (request) => ({ ...request, ...calls() }) }] : [...calls]
  const start = performance.now()
  await new Promise<void>((done, fail) => {
    // It ends at the first sample after the duration, which would be up to a second later.
    const options = { url: origin, connections, duration: seconds, requests, timeout: 20, sampleInt: 100 }
    const run = autocannon(options, (error) => (error ? fail(error) : done()))
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time)
      if (status >= 400) failed += 1
    })
    run.on('reqError', () => {
      failed += 1
    })
  })
  return { times, seconds: (performance.now() - start) / 1000, failed }
}

/** Combines several samples. */
export function summary(samples: readonly Sample[]): Measured {
  const times = samples.flatMap((sample) => sample.times).sort((one, other) => one - other)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  const seconds = samples.reduce((sum, sample) => sum + sample.seconds, 0)
  const failed = samples.reduce((sum, sample) => sum + sample.failed, 0)
  return { perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }
}

/** Who is measured, and with what. */
export type Side = { origin: string; calls: Calls }

/** V8 compiles what has run often, for some thousand calls: before, those that run much code are slower than they stay. */
async function warmUp({ origin, calls }: Side): Promise<void> {
  let answered = 0
  for (let times = 0; times < pace.warmUps && answered < pace.warmCalls; times += 1)
    answered += (await load(origin, calls, pace.connections, pace.warmUp)).times.length
}

/** Measures all sides in turn (A B A B), so that other load on the machine affects them alike; a list of samples each. */
export async function inTurn(sides: readonly Side[], rounds: number = pace.rounds): Promise<Sample[][]> {
  const { connections, turn } = pace
  const samples: Sample[][] = sides.map(() => [])
  for (const side of sides) await warmUp(side)
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { origin, calls }] of sides.entries())
      samples[index]?.push(await load(origin, calls, connections, turn))
  }
  return samples
}
