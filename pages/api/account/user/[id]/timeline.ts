import { readTimeline } from '#server/account/readTimeline.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readTimeline })
