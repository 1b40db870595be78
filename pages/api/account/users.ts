import { listUsers } from '#server/modules/account/listUsers.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listUsers })
