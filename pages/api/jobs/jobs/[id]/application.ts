import { readApplicationState } from '#server/modules/jobs/applications/readApplicationState.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readApplicationState })
