import { decideAppeal } from '#server/modules/moderation/appeals/decideAppeal.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: decideAppeal })
