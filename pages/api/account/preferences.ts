import { savePreferences } from '#server/modules/account/savePreferences.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: savePreferences })
