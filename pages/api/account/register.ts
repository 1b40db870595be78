import { registerAccount } from '#server/account/registerAccount.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: registerAccount })
