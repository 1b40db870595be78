import { decideApplication } from '#server/jobs/decideApplication.ts'
import { readApplication } from '#server/jobs/readApplication.ts'
import { withdrawApplication } from '#server/jobs/withdrawApplication.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readApplication, PUT: decideApplication, DELETE: withdrawApplication })
