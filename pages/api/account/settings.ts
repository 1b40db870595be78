import { saveSettings } from '#server/modules/account/settings/saveSettings.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: saveSettings })
