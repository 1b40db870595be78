import { markConversationRead } from '#server/chat/markConversationRead.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: markConversationRead })
