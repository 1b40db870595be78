import { resendValidation } from '#server/modules/account/registration/resendValidation.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: resendValidation })
