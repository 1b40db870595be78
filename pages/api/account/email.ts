import { changeEmail } from '#server/modules/account/changeEmail.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: changeEmail })
