import { logIn } from '#server/modules/account/logIn.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: logIn })
