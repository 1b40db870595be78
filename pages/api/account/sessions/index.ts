import { listSessions } from '#server/modules/account/sessions/devices.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listSessions })
