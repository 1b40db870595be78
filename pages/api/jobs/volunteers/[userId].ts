import { endVolunteering } from '#server/modules/jobs/applications/endVolunteering.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ DELETE: endVolunteering })
