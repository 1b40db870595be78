import { listUsers } from '#server/account/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listUsers })
