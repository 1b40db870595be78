import { deleteJob } from '#server/jobs/deleteJob.ts'
import { updateJob } from '#server/jobs/updateJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: updateJob, DELETE: deleteJob })
