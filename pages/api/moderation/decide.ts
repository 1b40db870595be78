import { decideReport } from '#server/modules/moderation/reports/decideReport.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: decideReport })
