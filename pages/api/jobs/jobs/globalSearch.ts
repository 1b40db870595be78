import { searchGlobally } from '#server/modules/jobs/search/searchGlobally.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchGlobally })
