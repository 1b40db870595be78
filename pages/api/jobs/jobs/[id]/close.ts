import { closeJob } from '#server/jobs/closeJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: closeJob })
