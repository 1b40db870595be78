import { searchJobs } from '#server/modules/jobs/searchJobs.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchJobs })
