import { changeEmail } from '#server/modules/account/security/changeEmail.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: changeEmail })
