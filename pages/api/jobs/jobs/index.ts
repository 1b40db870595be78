import { createJob } from '#server/jobs/createJob.ts'
import { listJobs } from '#server/jobs/listJobs.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listJobs, POST: createJob })
