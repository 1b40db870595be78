import { readPreferences } from '#server/notifications/readPreferences.ts'
import { savePreferences } from '#server/notifications/savePreferences.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readPreferences, PUT: savePreferences })
