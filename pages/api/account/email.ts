import { changeEmail } from '#server/account/changeEmail.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: changeEmail })
