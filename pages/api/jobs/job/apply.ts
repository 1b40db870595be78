import { applyToJob } from '#server/modules/jobs/applyToJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: applyToJob })
