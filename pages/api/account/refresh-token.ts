import { refreshSession } from '#server/modules/account/sessions/refreshSession.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: refreshSession })
