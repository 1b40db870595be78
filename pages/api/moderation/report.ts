import { reportThing } from '#server/modules/moderation/reports/reportThing.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: reportThing })
