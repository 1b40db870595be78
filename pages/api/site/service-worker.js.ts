import { endpoint } from '#server/platform/http/index.ts'
import { readServiceWorker } from '#server/site/readServiceWorker.ts'

export default endpoint({ GET: readServiceWorker })
