import { endpoint } from '#server/platform/http/index.ts'
import { readHealth } from '#server/platform/observability/readHealth.ts'

export default endpoint({ GET: readHealth })
