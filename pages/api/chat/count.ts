import { countUnread } from '#server/modules/chat/countUnread.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: countUnread })
