import { restoreNotifications } from '#server/modules/notifications/dismissAllNotifications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: restoreNotifications })
