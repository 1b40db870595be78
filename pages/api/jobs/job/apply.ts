import { applyToJob } from '#server/jobs/applyToJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: applyToJob })
