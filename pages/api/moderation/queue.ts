import { listQueue } from '#server/modules/moderation/reports/listQueue.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listQueue })
