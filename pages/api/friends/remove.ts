import { removeFriend } from '#server/friends/removeFriend.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: removeFriend })
