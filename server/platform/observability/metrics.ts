import cluster from 'node:cluster'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Platform, platform } from '../index.ts'
import { countUnsent } from '../mail/index.ts'
import { shareMetrics } from './workerMetrics.ts'

export type Metrics = {
  /** Counts a response by the pattern of its route, never by a path with ids. */
  responded(labels: { method: string; route: string; status: number }, seconds: number): void
  /** Counts an act that exceeded its rate limit. */
  limited(act: string): void
  /** Counts a refresh token that was used a second time, which may be stolen. */
  refreshTokenReused(): void
  /** Counts a violation of the content security policy by its directive. */
  cspReported(directive: string): void
  /** The metrics of this machine's processes in Prometheus's format, and its content type. */
  text(): Promise<{ body: string; type: string }>
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics of this process. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const shared = { registers: [register], labelNames: ['method', 'route', 'status'] as const }
  const seconds = new Histogram({
    ...shared,
    name: 'brota_answer_seconds',
    help: 'How long responses took',
    buckets,
  })
  const failures = new Counter({
    ...shared,
    name: 'brota_failed_answers_total',
    help: 'Responses with a 5xx',
  })
  const errorCounters = createErrorCounters(register)
  observeConnections(register)
  observeMails(register)
  const read = cluster.worker ? shareMetrics(cluster.worker, register) : () => register.metrics()
  return {
    responded: ({ method, route, status }, took) => {
      const labels = { method, route, status: String(status) }
      seconds.observe(labels, took)
      if (status >= 500) failures.inc(labels)
      if (isCounted(status)) errorCounters.responses.inc(labels)
    },
    limited: (act) => errorCounters.limited.inc({ act }),
    refreshTokenReused: () => errorCounters.reused.inc(),
    cspReported: (directive) => errorCounters.reports.inc({ directive }),
    text: async () => ({ body: await read(), type: register.contentType }),
  }
}

/** The statuses that show an attack. */
const isCounted = (status: number): boolean => status === 401 || status === 403 || status === 429

function createErrorCounters(register: Registry) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [register] })
  return {
    responses: counter('brota_refused_answers_total', 'Responses with 401, 403 or 429', [
      'method',
      'route',
      'status',
    ]),
    limited: counter('brota_limited_acts_total', 'Acts refused because there were too many of them', ['act']),
    reused: counter('brota_refresh_tokens_reused_total', 'Refresh tokens that were used a second time', []),
    reports: counter(
      'brota_csp_reports_total',
      'Violations of the content security policy, as browsers report them',
      ['directive'],
    ),
  }
}

/** Reads the state of the connections when the metrics are read. */
function observeConnections(register: Registry): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read())
      },
    })
  gauge('brota_database_connections', 'Connections of the pool', () => platform().database.pool.totalCount)
  gauge('brota_database_idle', 'Connections that do nothing', () => platform().database.pool.idleCount)
  gauge('brota_database_waiting', 'Calls that wait for one', () => platform().database.pool.waitingCount)
  const countAway = ({ redis }: Platform) => (redis && !redis.isReady() ? 1 : 0)
  gauge('brota_redis_away', 'Processes that count limits by themselves', () => countAway(platform()))
  gauge('brota_processes', 'Processes that serve', () => 1)
}

/** Counts the unsent emails of the whole site, not of this process. */
function observeMails(register: Registry): void {
  new Gauge({
    name: 'brota_mails_unsent',
    help: 'Mails that wait to be sent, and mails that were refused for good',
    labelNames: ['state'],
    registers: [register],
    // Each process counts the same rows.
    aggregator: 'max',
    async collect() {
      this.reset()
      // While the database is away the other metrics are still sent.
      const unsent = await countUnsent(platform().database.db).catch(() => null)
      for (const [state, total] of Object.entries(unsent ?? {})) this.set({ state }, total)
    },
  })
}
