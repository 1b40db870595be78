import { object } from 'yup'
import { isSame } from '../auth/isSame.ts'
import { apiError, query, Raw } from '../http/index.ts'
import { platform } from '../index.ts'

/** GET /api/metrics: the metrics for Prometheus, with METRICS_TOKEN as bearer; 404 while none is set. */
export const readMetrics = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async (_input, { request }) => {
    const { config, metrics } = platform()
    if (!config.metricsToken) throw apiError('notFound')
    const token = /^Bearer (.+)$/.exec(request.incoming?.headers.authorization ?? '')?.[1] ?? ''
    if (!isSame(token, config.metricsToken)) throw apiError('notSignedIn')
    const { body, type } = await metrics.text()
    return new Raw(body, { 'Content-Type': type, 'Cache-Control': 'no-store' })
  },
})
