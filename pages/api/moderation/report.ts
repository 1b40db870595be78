import { createReport } from '#server/modules/moderation/reports/createReport.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: createReport })
