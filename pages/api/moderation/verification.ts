import { readVerification } from '#server/modules/moderation/readVerification.ts'
import { requestVerification } from '#server/modules/moderation/requestVerification.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readVerification, POST: requestVerification })
