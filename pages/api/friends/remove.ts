import { removeFriend } from '#server/modules/friends/removeFriend.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: removeFriend })
