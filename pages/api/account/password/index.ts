import { changePassword } from '#server/modules/account/security/changePassword.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: changePassword })
