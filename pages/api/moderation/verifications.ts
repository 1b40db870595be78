import { listVerifications } from '#server/modules/moderation/listVerifications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listVerifications })
