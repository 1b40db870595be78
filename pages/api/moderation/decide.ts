import { decideReport } from '#server/moderation/decideReport.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: decideReport })
