import { endpoint } from '#server/platform/http/index.ts'
import { exportOwnData } from '#server/privacy/exportOwnData.ts'

export default endpoint({ GET: exportOwnData })
