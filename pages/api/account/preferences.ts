import { saveAccountPreferences } from '#server/modules/account/saveAccountPreferences.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: saveAccountPreferences })
