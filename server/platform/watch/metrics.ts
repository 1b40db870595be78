import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { platform } from '../index.ts'
import { countUnsent } from '../mail/index.ts'

export type Metrics = {
  /** Counts an answer by the pattern of its route: never an address with ids in it. */
  answered(labels: { method: string; route: string; status: number }, seconds: number): void
  /** What Prometheus reads, and its content type. */
  text(): Promise<{ body: string; type: string }>
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The numbers of this process. */
export function makeMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const shared = { registers: [register], labelNames: ['method', 'route', 'status'] as const }
  const seconds = new Histogram({
    ...shared,
    name: 'brota_answer_seconds',
    help: 'How long answers took',
    buckets,
  })
  const failures = new Counter({ ...shared, name: 'brota_failed_answers_total', help: 'Answers with a 5xx' })
  watchPool(register)
  watchMails(register)
  return {
    answered: ({ method, route, status }, took) => {
      const labels = { method, route, status: String(status) }
      seconds.observe(labels, took)
      if (status >= 500) failures.inc(labels)
    },
    text: async () => ({ body: await register.metrics(), type: register.contentType }),
  }
}

/** Connections and streams are asked when somebody reads: nothing is counted meanwhile. */
function watchPool(register: Registry): void {
  const gauge = (name: string, help: string, ask: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(ask())
      },
    })
  gauge('brota_database_connections', 'Connections of the pool', () => platform().database.pool.totalCount)
  gauge('brota_database_idle', 'Connections that do nothing', () => platform().database.pool.idleCount)
  gauge('brota_database_waiting', 'Calls that wait for one', () => platform().database.pool.waitingCount)
}

/** Of the whole site, not of this process. */
function watchMails(register: Registry): void {
  new Gauge({
    name: 'brota_mails_unsent',
    help: 'Mails that wait to be sent, and mails that were refused for good',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset()
      // While the database is away, the other numbers are wanted all the more.
      const unsent = await countUnsent(platform().database.db).catch(() => null)
      for (const [state, total] of Object.entries(unsent ?? {})) this.set({ state }, total)
    },
  })
}
