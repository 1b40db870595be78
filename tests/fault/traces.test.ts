import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { volunteerPayload } from '../api/setup/account.ts'
import { Caller } from '../api/setup/caller.ts'
import { describeWithRedis, type RedisServer, startRedis } from '../api/setup/redisServer.ts'
import { until } from '../api/setup/until.ts'
import { openCollector, type ReceivedSpan } from './collector.ts'
import { settle } from './settle.ts'
import { openSite } from './site.ts'

const printModules = { NODE_OPTIONS: '--import ./tests/fault/telemetryModules.ts' }
const getModules = (log: readonly string[]): string[] => [
  ...new Set(log.flatMap((line) => /^loads OpenTelemetry (\S+)/.exec(line)?.[1] ?? [])),
]

describe('a site without OTEL_EXPORTER_OTLP_ENDPOINT', () => {
  const site = openSite('untraced', printModules)

  it('Loads nothing of OpenTelemetry but the interface that Next loads by itself', async () => {
    expect((await new Caller(site.app.origin).get('/api/countries')).status).toBe(200)
    await new Caller(site.app.origin).post('/api/account/register', volunteerPayload())
    expect(getModules(site.app.log).filter((name) => name !== 'api')).toEqual([])
  })
})

describeWithRedis('a site with a collector', () => {
  let redis: RedisServer
  let collector: Awaited<ReturnType<typeof openCollector>>
  const environment: Record<string, string> = {
    ...printModules,
    RATE_LIMITS: 'on',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  }
  beforeAll(async () => {
    redis = await startRedis()
    collector = await openCollector()
    environment.REDIS_URL = redis.url
    environment.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url
  })
  const site = openSite('traced', environment)
  afterAll(async () => {
    collector?.close()
    await redis?.stop()
  })

  const find = (name: string): ReceivedSpan[] => collector.getSpans().filter((span) => span.name === name)
  const getValue = ({ attributes }: ReceivedSpan, key: string) => {
    const value = attributes.find((attribute) => attribute.key === key)?.value
    return value?.stringValue ?? value?.intValue
  }
  const getSystems = (parent: ReceivedSpan | undefined) =>
    collector
      .getSpans()
      .filter(({ parentSpanId, traceId }) => parentSpanId === parent?.spanId && traceId === parent?.traceId)
      .map((span) => getValue(span, 'db.system.name'))

  it('A request has its statements and Redis commands below it, and a job its statements', async () => {
    const { status } = await new Caller(site.app.origin).post(
      '/api/account/register',
      volunteerPayload({ email: 'traced@new.example' }),
    )
    expect(status).toBe(201)
    expect(getModules(site.app.log)).toEqual(
      expect.arrayContaining(['sdk-trace-base', 'exporter-trace-otlp-http']),
    )
    await until(() => find('POST /api/account/register').length > 0 && find('mail.send').length > 0, 30_000)
    const [request] = find('POST /api/account/register')
    if (!request) throw new Error('There is no span of the request')
    expect(request.parentSpanId).toBeFalsy()
    expect(getValue(request, 'http.response.status_code')).toBe(201)
    expect(new Set(getSystems(request))).toEqual(new Set(['postgresql', 'redis']))
    expect(find('INSERT accounts').map(({ parentSpanId }) => parentSpanId)).toEqual([request.spanId])
    expect(getSystems(find('mail.send')[0])).toContain('postgresql')
  })

  it('A request carries the status of its response', async () => {
    const { status } = await new Caller(site.app.origin).get(
      '/api/jobs/jobs?page=not-a-number&search=hidden-word',
    )
    expect(status).toBeLessThan(500)
    await until(() => find('GET /api/jobs/jobs').length > 0)
    const [request] = find('GET /api/jobs/jobs')
    expect(request && getValue(request, 'http.response.status_code')).toBe(status)
  })

  it('No span names a person: no id, no address, no word that was sent', async () => {
    const [reader] = await settle(site.database, 1)
    if (!reader) throw new Error('nobody came')
    const caller = new Caller(site.app.origin, async () => reader.bearer)
    expect((await caller.get(`/api/account/user/${reader.id}`)).status).toBe(200)
    await until(() => find('GET /api/account/user/[id]').length > 0)
    const text = collector.getText()
    for (const secret of [reader.id, 'traced@new.example', 'hidden-word', '127.0.0.1', reader.bearer])
      expect(text).not.toContain(secret)
  })

  it('A stopped site sends its last spans', async () => {
    await site.app.stop()
    await site.startAgain({ ...environment, OTEL_BSP_SCHEDULE_DELAY: '600000' })
    const before = find('GET /api/countries').length
    await new Caller(site.app.origin).get('/api/countries')
    await site.app.stop()
    expect(find('GET /api/countries')).toHaveLength(before + 1)
  })
})
