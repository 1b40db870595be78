import { exportApplications } from '#server/modules/jobs/exportApplications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: exportApplications })
