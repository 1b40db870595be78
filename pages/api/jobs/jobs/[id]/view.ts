import { viewJob } from '#server/modules/jobs/countView.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: viewJob })
