import { countNotifications } from '#server/notifications/countNotifications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: countNotifications })
