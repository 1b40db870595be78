import { createJob } from '#server/modules/jobs/createJob.ts'
import { listJobs } from '#server/modules/jobs/listJobs.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listJobs, POST: createJob })
