import { searchJobPoints } from '#server/modules/jobs/search/searchJobPoints.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: searchJobPoints })
