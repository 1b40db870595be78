import { markConversationRead } from '#server/modules/chat/markConversationRead.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: markConversationRead })
