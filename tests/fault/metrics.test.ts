import { expect, it } from 'vitest'
import { Caller } from '../api/setup/caller.ts'
import { until } from '../api/setup/until.ts'
import { openSite } from './site.ts'
import { getWorkers } from './workers.ts'

const metricsToken = 'known to this test'
const site = openSite('metrics', { WORKERS: '2', METRICS_TOKEN: metricsToken })

/** Each on a new connection, so that the two processes alternate. */
async function call(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const response = await new Caller(site.app.origin).get('/api/countries', {
      headers: { Connection: 'close' },
    })
    expect(response.status).toBe(200)
  }
}

async function readMetrics(): Promise<string> {
  const read = () =>
    fetch(`${site.app.origin}/api/metrics`, {
      headers: { Authorization: `Bearer ${metricsToken}`, Connection: 'close' },
      signal: AbortSignal.timeout(10_000),
    })
  // A connection that was handed to a process at its end is lost with it.
  const response = await read().catch(read)
  expect(response.status).toBe(200)
  return response.text()
}

const find = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1),
  )
const answered = 'brota_answer_seconds_count{method="GET",route="/api/countries",status="200"}'
const inOneBucket = 'brota_answer_seconds_bucket{le="+Inf",method="GET",route="/api/countries",status="200"}'

it('One process answers for both: calls that each has answered are in one sum', async () => {
  await until(() => site.app.log.some((line) => line.startsWith('Brota answers on')), 60_000)
  await call(20)
  await until(async () => find(await readMetrics(), answered) === 20)
  const texts = await Promise.all(Array.from({ length: 6 }, readMetrics))
  for (const text of texts) {
    expect(find(text, answered)).toBe(20)
    expect(find(text, inOneBucket)).toBe(20)
    expect(find(text, 'brota_processes')).toBe(2)
    expect(find(text, 'brota_database_connections')).toBeGreaterThanOrEqual(2)
    expect([...text.matchAll(/^brota_mails_unsent\{state="queued"\} (\d+)$/gm)].map(([, n]) => n)).toEqual([
      '0',
    ])
  }
})

it('What a killed process had counted stays in the sum, so that no counter falls', async () => {
  const before = find(await readMetrics(), answered)
  const [killed] = await getWorkers(site.app.pid)
  if (!killed) throw new Error('There is no process to kill')
  process.kill(killed, 'SIGKILL')
  await until(async () => !(await getWorkers(site.app.pid)).includes(killed))
  expect(find(await readMetrics(), answered)).toBe(before)
  await until(async () => find(await readMetrics(), 'brota_processes') === 2, 60_000)
  await call(4)
  await until(async () => find(await readMetrics(), answered) === before + 4)
})

it('A process that stands still delays nobody: the others are summed with what it had counted', async () => {
  const before = find(await readMetrics(), answered)
  const [still] = await getWorkers(site.app.pid)
  if (!still) throw new Error('There is no process to stop')
  process.kill(still, 'SIGSTOP')
  try {
    // Every second connection is given to the process that stands still.
    const texts = await Promise.any(Array.from({ length: 4 }, readMetrics))
    expect(find(texts, answered)).toBe(before)
    expect(find(texts, 'brota_processes')).toBe(1)
  } finally {
    process.kill(still, 'SIGCONT')
  }
  await until(async () => find(await readMetrics(), 'brota_processes') === 2)
})
