import { checkResetLink, resetPassword } from '#server/modules/account/security/resetPassword.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: checkResetLink, POST: resetPassword })
