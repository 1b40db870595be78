import { changePassword } from '#server/modules/account/changePassword.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: changePassword })
