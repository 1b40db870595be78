import { readServiceWorker } from '#server/modules/site/readServiceWorker.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readServiceWorker })
