import { listSessions } from '#server/account/listSessions.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listSessions })
