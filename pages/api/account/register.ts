import { registerAccount } from '#server/modules/account/registration/registerAccount.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: registerAccount })
