import { endpoint } from '#server/platform/http/index.ts'
import { exportByLink } from '#server/privacy/exportOwnData.ts'

export default endpoint({ POST: exportByLink })
