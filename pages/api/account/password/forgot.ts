import { forgotPassword } from '#server/modules/account/security/forgotPassword.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: forgotPassword })
