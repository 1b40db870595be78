import { readTimeline } from '#server/modules/account/readTimeline.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readTimeline })
