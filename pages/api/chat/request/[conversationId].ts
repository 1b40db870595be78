import { decideMessageRequest } from '#server/chat/decideMessageRequest.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: decideMessageRequest })
