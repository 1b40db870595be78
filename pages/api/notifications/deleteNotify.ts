import { dismissNotification } from '#server/notifications/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: dismissNotification })
