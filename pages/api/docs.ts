import { endpoint } from '#server/platform/http/index.ts'
import { readDocs } from '#server/reference/readDocs.ts'

export default endpoint({ GET: readDocs })
