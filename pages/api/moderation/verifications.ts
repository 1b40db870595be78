import { listVerifications } from '#server/modules/moderation/verification/listVerifications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listVerifications })
