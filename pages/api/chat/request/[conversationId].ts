import { decideMessageRequest } from '#server/modules/chat/decideMessageRequest.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: decideMessageRequest })
