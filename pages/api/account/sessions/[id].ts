import { endDevice } from '#server/account/endDevice.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ DELETE: endDevice })
