import { deleteJob, updateJob } from '#server/jobs/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: updateJob, DELETE: deleteJob })
