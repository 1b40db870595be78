import { sendTyping } from '#server/modules/chat/sendTyping.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: sendTyping })
