import { hideReported, listHidden } from '#server/modules/moderation/reports/hidden.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listHidden, PUT: hideReported })
