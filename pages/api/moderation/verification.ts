import { askVerification } from '#server/moderation/askVerification.ts'
import { readVerification } from '#server/moderation/readVerification.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readVerification, POST: askVerification })
