import { sendInvites } from '#server/modules/friends/sendInvites.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: sendInvites })
