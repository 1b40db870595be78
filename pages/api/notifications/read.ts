import { markNotificationsRead } from '#server/modules/notifications/markNotificationsRead.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: markNotificationsRead })
