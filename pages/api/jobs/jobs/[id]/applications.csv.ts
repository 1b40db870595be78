import { exportApplications } from '#server/modules/jobs/applications/exportApplications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: exportApplications })
