import { listNotifications } from '#server/modules/notifications/listNotifications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listNotifications })
