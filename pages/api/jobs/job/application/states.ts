import { listApplicationStates } from '#server/modules/jobs/applications/listApplicationStates.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: listApplicationStates })
