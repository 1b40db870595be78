import { listVolunteers } from '#server/modules/jobs/applications/listVolunteers.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listVolunteers })
