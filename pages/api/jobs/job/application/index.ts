import { listApplications } from '#server/modules/jobs/applications/listApplications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: listApplications })
