import { listUsers } from '#server/modules/directory/listUsers.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listUsers })
