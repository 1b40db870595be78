import { readDocument } from '#server/modules/documents/readDocument.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readDocument })
