import { readVerification } from '#server/modules/moderation/verification/readVerification.ts'
import { requestVerification } from '#server/modules/moderation/verification/requestVerification.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readVerification, POST: requestVerification })
