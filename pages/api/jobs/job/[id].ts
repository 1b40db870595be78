import { readJob } from '#server/modules/jobs/readJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readJob })
