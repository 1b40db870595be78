import { readJob } from '#server/jobs/readJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readJob })
