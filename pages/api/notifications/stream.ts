import { openStream } from '#server/modules/notifications/openStream.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: openStream })
