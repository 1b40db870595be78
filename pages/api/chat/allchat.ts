import { listConversations } from '#server/modules/chat/listConversations.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listConversations })
