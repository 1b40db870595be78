import { searchUsers } from '#server/modules/account/searchUsers.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: searchUsers })
