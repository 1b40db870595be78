import { readFriendship } from '#server/modules/friends/readFriendship.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: readFriendship })
