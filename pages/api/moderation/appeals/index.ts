import { listAppeals } from '#server/modules/moderation/appeals/listAppeals.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listAppeals })
