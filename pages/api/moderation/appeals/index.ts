import { listAppeals } from '#server/moderation/listAppeals.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listAppeals })
