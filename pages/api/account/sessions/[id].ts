import { endDevice } from '#server/modules/account/endDevice.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ DELETE: endDevice })
