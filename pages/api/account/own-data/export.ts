import { exportDataByLink } from '#server/modules/privacy/exportOwnData.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: exportDataByLink })
