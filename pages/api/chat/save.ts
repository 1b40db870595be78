import { saveMessage } from '#server/modules/chat/saveMessage.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: saveMessage })
