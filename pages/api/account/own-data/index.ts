import { requestOwnData } from '#server/modules/account/security/requestOwnData.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: requestOwnData })
