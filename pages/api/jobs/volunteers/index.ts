import { listVolunteers } from '#server/jobs/index.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listVolunteers })
