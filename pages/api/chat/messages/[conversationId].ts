import { listMessages } from '#server/modules/chat/listMessages.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listMessages })
