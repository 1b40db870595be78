import { endpoint } from '#server/platform/http/index.ts'
import { countCspReports } from '#server/platform/observability/countCspReports.ts'

export default endpoint({ POST: countCspReports })
