import { addFriend } from '#server/friends/addFriend.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: addFriend })
