import { searchUsers } from '#server/account/searchUsers.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: searchUsers })
