import { decideApplications } from '#server/modules/jobs/applications/decideApplications.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: decideApplications })
