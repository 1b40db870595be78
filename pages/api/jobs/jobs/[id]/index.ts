import { deleteJob } from '#server/modules/jobs/deleteJob.ts'
import { updateJob } from '#server/modules/jobs/updateJob.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: updateJob, DELETE: deleteJob })
