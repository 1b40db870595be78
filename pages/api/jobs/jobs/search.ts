import { searchJobs } from '#server/jobs/searchJobs.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchJobs })
