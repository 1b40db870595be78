import { validateAccount } from '#server/modules/account/registration/validateAccount.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: validateAccount })
