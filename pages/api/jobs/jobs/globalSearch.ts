import { searchGlobally } from '#server/modules/jobs/searchGlobally.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchGlobally })
