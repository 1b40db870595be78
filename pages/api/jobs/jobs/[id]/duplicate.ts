import { duplicateJob } from '#server/modules/jobs/duplicateJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: duplicateJob })
