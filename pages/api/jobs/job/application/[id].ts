import { decideApplication, readApplication, withdrawApplication } from '#server/jobs/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readApplication, PUT: decideApplication, DELETE: withdrawApplication })
