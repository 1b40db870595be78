import { searchJobs } from '#server/modules/jobs/search/searchJobs.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchJobs })
