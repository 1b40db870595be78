import { deleteMessage } from '#server/modules/chat/deleteMessage.ts'
import { updateMessage } from '#server/modules/chat/updateMessage.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: updateMessage, DELETE: deleteMessage })
