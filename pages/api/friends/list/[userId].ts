import { listFriends } from '#server/modules/friends/listFriends.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listFriends })
