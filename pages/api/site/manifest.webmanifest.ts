import { endpoint } from '#server/platform/http/index.ts'
import { readManifest } from '#server/site/readManifest.ts'

export default endpoint({ GET: readManifest })
