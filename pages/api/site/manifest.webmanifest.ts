import { readManifest } from '#server/modules/site/readManifest.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readManifest })
