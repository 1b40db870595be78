import { listQueue } from '#server/moderation/listQueue.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listQueue })
