import { askForOwnData } from '#server/account/askForOwnData.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: askForOwnData })
