import { resendValidation } from '#server/account/resendValidation.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: resendValidation })
