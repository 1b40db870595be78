import { endpoint } from '#server/platform/http/index.ts'
import { readMetrics } from '#server/platform/observability/readMetrics.ts'

export default endpoint({ GET: readMetrics })
