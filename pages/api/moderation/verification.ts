import { readVerification } from '#server/moderation/readVerification.ts'
import { requestVerification } from '#server/moderation/requestVerification.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readVerification, POST: requestVerification })
