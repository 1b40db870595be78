import { readTexts } from '#server/modules/site/readTexts.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readTexts })
