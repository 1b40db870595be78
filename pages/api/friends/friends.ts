import { readFriendship } from '#server/friends/readFriendship.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: readFriendship })
