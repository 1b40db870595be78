import { countJobView } from '#server/modules/jobs/countJobView.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: countJobView })
