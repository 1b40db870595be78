import { logIn } from '#server/modules/account/sessions/logIn.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: logIn })
