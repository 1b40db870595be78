import { searchJobsGlobally } from '#server/modules/jobs/search/searchJobsGlobally.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchJobsGlobally })
