import { decideApplication } from '#server/modules/jobs/decideApplication.ts'
import { readApplication } from '#server/modules/jobs/readApplication.ts'
import { withdrawApplication } from '#server/modules/jobs/withdrawApplication.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readApplication, PUT: decideApplication, DELETE: withdrawApplication })
