import { listApplications } from '#server/jobs/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: listApplications })
