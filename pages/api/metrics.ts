import { endpoint } from '#server/platform/http/index.ts'
import { readMetrics } from '#server/platform/watch/readMetrics.ts'

export default endpoint({ GET: readMetrics })
