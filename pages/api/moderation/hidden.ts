import { hideReported } from '#server/moderation/hideReported.ts'
import { listHidden } from '#server/moderation/listHidden.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listHidden, PUT: hideReported })
