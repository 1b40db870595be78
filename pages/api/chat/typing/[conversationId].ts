import { tellTyping } from '#server/chat/tellTyping.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: tellTyping })
