import { readTimeline } from '#server/modules/ratings/readTimeline.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readTimeline })
