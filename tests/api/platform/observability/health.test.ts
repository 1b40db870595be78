import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readEndpoints } from '#server/platform/http/router.ts'
import { buildVolunteer } from '../../../people.ts'
import { bearer, signUp } from '../../setup/account.ts'
import { describeWithRedis } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp({ METRICS_TOKEN: 'only-for-prometheus', RATE_LIMITS: 'on' })

test('The health check lists what is down', async () => {
  const { status, body } = await testApp.guest.get('/api/health')
  expect(status).toBe(200)
  expect(body).toEqual({ live: true, ready: true, down: [] })
  const { dataDir } = testApp.platform.config
  testApp.platform.config.dataDir = '/nowhere/at/all'
  const failing = await testApp.guest.get('/api/health')
  testApp.platform.config.dataDir = dataDir
  expect(failing.status).toBe(503)
  expect(failing.body).toEqual({ live: true, ready: false, down: ['files'] })
})

/** The value of the metric with these labels, or 0 when it is missing. */
async function getMetric(name: string, labels: Record<string, string> = {}): Promise<number> {
  const text: string = (
    await testApp.guest.get('/api/metrics', bearer('only-for-prometheus'))
  ).body.toString()
  const named = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = text
    .split('\n')
    .find((one) => /^\w+/.exec(one)?.[0] === name && named.every((label) => one.includes(label)))
  return Number(line?.split(' ').at(-1) ?? 0)
}

describe('metrics of attacks', () => {
  test('Metrics count 401 and 403 responses by route', async () => {
    const lucia = await buildVolunteer()
    const route = '/api/account/login'
    await testApp.guest.post(route, { email: 'nobody@brota.example', password: 'a-wrong-one' })
    await testApp.as(lucia).get('/api/moderation/queue')
    expect(await getMetric('brota_refused_answers_total', { method: 'POST', route, status: '401' })).toBe(1)
    expect(
      await getMetric('brota_refused_answers_total', { route: '/api/moderation/queue', status: '403' }),
    ).toBe(1)
  })

  test('Metrics count exceeded limits by act', async () => {
    const { limits } = testApp.platform
    const act = 'an email to the operator'
    await limits.spend(act, 'one', 5)
    await expect(limits.spend(act, 'one')).rejects.toThrow('Too many requests')
    expect(await getMetric('brota_limited_acts_total', { act })).toBe(1)
    for (let n = 0; n < 1_200; n++) await limits.spendPerson('somebody')
    await expect(limits.spendPerson('somebody')).rejects.toThrow('Too many requests')
    expect(await getMetric('brota_limited_acts_total', { act: 'a call of a person' })).toBe(1)
  })

  test('Metrics count reused refresh tokens', async () => {
    const { refreshToken } = await signUp(testApp)
    const refresh = (token: string) =>
      testApp.guest.post('/api/account/refresh-token', { refreshToken: token })
    const next = await refresh(refreshToken)
    await refresh(next.body.refreshToken)
    expect(await getMetric('brota_refresh_tokens_reused_total')).toBe(0)
    expect((await refresh(refreshToken)).status).toBe(401)
    expect(await getMetric('brota_refresh_tokens_reused_total')).toBe(1)
    await refresh('never-given-to-anybody')
    expect(await getMetric('brota_refresh_tokens_reused_total')).toBe(1)
  })
})

test('The alert rules name existing metrics and routes, and there is one for each alarm of the guide', async () => {
  const rules = readFileSync('docs/alerts.yml', 'utf8')
  const text: string = (
    await testApp.guest.get('/api/metrics', bearer('only-for-prometheus'))
  ).body.toString()
  const there = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const named = [...rules.matchAll(/\bbrota_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((name) => !there.has(name))).toEqual([])
  const routes = (await readEndpoints(resolve('pages/api'))).map(({ pattern }) => pattern)
  const watched = [...rules.matchAll(/route="([^"]+)"/g)].map(([, route]) => route)
  expect(watched.length).toBeGreaterThan(0)
  expect(routes).toEqual(expect.arrayContaining(watched))
  const documented = readFileSync('docs/operate.md', 'utf8').matchAll(/`(brota_\w+)/g)
  expect([...documented].map(([, name]) => name).filter((name) => !there.has(name))).toEqual([])
  const worthAnAlarm = [...readFileSync('docs/operate.md', 'utf8').matchAll(/^\| `(brota_[^`]+)`/gm)]
  expect(worthAnAlarm.map(([, series = '']) => series).filter((series) => !rules.includes(series))).toEqual(
    [],
  )
  const alerts = [
    ...rules.matchAll(
      /^ {6}- alert: \w+\n {8}expr: .+\n(?: {8}for: \d+[mh]\n)? {8}annotations:\n {10}summary: .+$/gm,
    ),
  ]
  expect(alerts).toHaveLength([...rules.matchAll(/- alert:/g)].length)
})

test('The dashboard draws existing metrics and routes, and misses no metric of ours', async () => {
  const dashboard: { panels: { title: string; targets?: { expr: string }[] }[] } = JSON.parse(
    readFileSync('docs/grafana.json', 'utf8'),
  )
  const text: string = (
    await testApp.guest.get('/api/metrics', bearer('only-for-prometheus'))
  ).body.toString()
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name, type]) => [name, type]))
  const toMetric = (series: string) => {
    const base = series.replace(/_(bucket|sum|count)$/, '')
    return types.get(base) === 'histogram' ? base : series
  }
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  const named = queries.map((query) =>
    [...query.matchAll(/\b(\w+)\{job/g)].map(([, series = '']) => toMetric(series)),
  )
  expect(named.filter((names) => names.length === 0)).toEqual([])
  expect(named.flat().filter((name) => !types.has(name))).toEqual([])
  const ours = [...types.keys()].filter((name) => name?.startsWith('brota_'))
  expect(ours.filter((name) => !named.flat().includes(name ?? ''))).toEqual([])
  const routes = (await readEndpoints(resolve('pages/api'))).map(({ pattern }) => pattern)
  const watched = queries.flatMap((query) =>
    [...query.matchAll(/route="([^"]+)"/g)].map(([, route]) => route),
  )
  expect(routes).toEqual(expect.arrayContaining(watched))
  const drawn = dashboard.panels.filter(({ targets }) => targets)
  expect(new Set(drawn.map(({ title }) => title)).size).toBe(drawn.length)
})

test('Simultaneous health checks leave no file', async () => {
  const asked = await Promise.all(Array.from({ length: 20 }, () => testApp.guest.get('/api/health')))
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
  const { dataDir } = testApp.platform.config
  expect((await readdir(dataDir)).filter((name) => name.includes('health'))).toEqual([])
})

test('The health check reports when the disk has too little space, and when it has enough again', async () => {
  const { files } = testApp.platform
  const free = vi.spyOn(files, 'freeBytes').mockResolvedValue(1_000_000)
  const { status, body } = await testApp.guest.get('/api/health')
  free.mockRestore()
  expect(status).toBe(503)
  expect(body).toEqual({ live: true, ready: false, down: ['space'] })
  expect((await testApp.guest.get('/api/health')).status).toBe(200)
})

describe('metrics', () => {
  const read = (token?: string) => testApp.guest.get('/api/metrics', token ? bearer(token) : {})

  test('Metrics need their token', async () => {
    expect((await read()).status).toBe(401)
    expect((await read('something-else')).status).toBe(401)
    expect((await read('only-for-prometheus')).status).toBe(200)
  })

  test('Metrics count responses by route pattern and never by URL', async () => {
    const lucia = await buildVolunteer()
    await testApp.as(lucia).get(`/api/account/user/${lucia.id}`)
    await testApp.guest.get('/api/nothing')
    const text = (await read('only-for-prometheus')).body.toString()
    expect(text).toContain(
      'brota_answer_seconds_count{method="GET",route="/api/account/user/[id]",status="200"} 1',
    )
    expect(text).toContain('route="nothing",status="404"')
    expect(text).toContain('brota_database_connections')
    expect(text).not.toContain(lucia.id)
  })
})

describeWithRedis('a site with Redis', () => {
  const shared = openTestApp({}, { withRedis: true })
  const readHealth = async () => {
    const { status, body } = await shared.guest.get('/api/health')
    return { status, body }
  }
  const works = { status: 200, body: { live: true, ready: true, down: [] } }

  test.each(['kill', 'freeze'] as const)(
    'The health check names a Redis that is away (%s), and the site stays ready',
    async (fault) => {
      expect(await readHealth()).toEqual(works)
      await shared.redis?.[fault]()
      expect(await readHealth()).toEqual({ status: 200, body: { ...works.body, down: ['redis'] } })
      await (fault === 'kill' ? shared.redis?.start() : shared.redis?.thaw())
      await until(async () => (await readHealth()).body.down.length === 0)
    },
  )
})
