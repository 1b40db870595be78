import { listLog } from '#server/moderation/listLog.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listLog })
