import { answerMessageRequest } from '#server/chat/answerMessageRequest.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: answerMessageRequest })
