import { addFriend } from '#server/modules/friends/addFriend.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: addFriend })
