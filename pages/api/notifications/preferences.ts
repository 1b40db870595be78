import { readPreferences } from '#server/modules/notifications/readPreferences.ts'
import { savePreferences } from '#server/modules/notifications/savePreferences.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readPreferences, PUT: savePreferences })
