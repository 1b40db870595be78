import { recoverAccount } from '#server/modules/account/recoverAccount.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: recoverAccount })
