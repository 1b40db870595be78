import { readSitemap } from '#server/modules/site/readSitemap.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readSitemap })
