import { changePassword } from '#server/account/changePassword.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: changePassword })
