import { searchChat } from '#server/modules/chat/searchChat.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: searchChat })
