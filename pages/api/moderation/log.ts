import { listLog } from '#server/modules/moderation/listLog.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listLog })
