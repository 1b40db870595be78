import { readNotificationPreferences } from '#server/modules/notifications/readNotificationPreferences.ts'
import { saveNotificationPreferences } from '#server/modules/notifications/saveNotificationPreferences.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readNotificationPreferences, PUT: saveNotificationPreferences })
