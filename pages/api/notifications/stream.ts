import { openStream } from '#server/notifications/openStream.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: openStream })
