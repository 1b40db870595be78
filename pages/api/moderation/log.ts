import { listLog } from '#server/modules/moderation/log/listLog.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listLog })
