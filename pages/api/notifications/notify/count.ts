import { countNotifications } from '#server/modules/notifications/countNotifications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: countNotifications })
