import { requestOwnData } from '#server/modules/account/requestOwnData.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: requestOwnData })
