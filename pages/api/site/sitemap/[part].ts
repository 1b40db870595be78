import { endpoint } from '#server/platform/http/index.ts'
import { readSitemapPart } from '#server/site/readSitemapPart.ts'

export default endpoint({ GET: readSitemapPart })
