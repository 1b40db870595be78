import { takePlace } from '#server/modules/jobs/applications/takePlace.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: takePlace })
