import { checkResetLink, resetPassword } from '#server/account/resetPassword.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: checkResetLink, POST: resetPassword })
