import { dismissNotification } from '#server/modules/notifications/dismissNotification.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: dismissNotification })
