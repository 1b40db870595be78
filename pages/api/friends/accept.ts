import { acceptFriend } from '#server/modules/friends/acceptFriend.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: acceptFriend })
