import { dismissNotification } from '#server/modules/friends/dismissNotification.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: dismissNotification })
