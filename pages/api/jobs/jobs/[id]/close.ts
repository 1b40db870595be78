import { closeJob } from '#server/modules/jobs/closeJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: closeJob })
