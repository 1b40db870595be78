import { listJobDays } from '#server/modules/jobs/listJobDays.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listJobDays })
