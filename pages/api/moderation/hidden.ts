import { hideReportedContent, listHiddenContent } from '#server/modules/moderation/reports/hidden.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listHiddenContent, PUT: hideReportedContent })
