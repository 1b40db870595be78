import { restoreNotifications } from '#server/modules/notifications/dismiss.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: restoreNotifications })
