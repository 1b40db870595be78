import { readDocs } from '#server/modules/reference/readDocs.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readDocs })
