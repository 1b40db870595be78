import { decideApplication } from '#server/modules/jobs/applications/decideApplication.ts'
import { readApplication } from '#server/modules/jobs/applications/readApplication.ts'
import { withdrawApplication } from '#server/modules/jobs/applications/withdrawApplication.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readApplication, PUT: decideApplication, DELETE: withdrawApplication })
