import { applyToJob } from '#server/modules/jobs/applications/applyToJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: applyToJob })
