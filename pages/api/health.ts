import { endpoint } from '#server/platform/http/index.ts'
import { readHealth } from '#server/platform/watch/readHealth.ts'

export default endpoint({ GET: readHealth })
