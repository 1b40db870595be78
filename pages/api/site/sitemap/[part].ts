import { readSitemapPart } from '#server/modules/site/readSitemapPart.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readSitemapPart })
