import { logOut } from '#server/modules/account/sessions/logOut.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: logOut })
