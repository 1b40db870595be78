import { hideReported } from '#server/modules/moderation/hideReported.ts'
import { listHidden } from '#server/modules/moderation/listHidden.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listHidden, PUT: hideReported })
