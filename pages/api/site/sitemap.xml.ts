import { endpoint } from '#server/platform/http/index.ts'
import { readSitemap } from '#server/site/readSitemap.ts'

export default endpoint({ GET: readSitemap })
