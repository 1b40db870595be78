import { verifyOrganisation } from '#server/modules/moderation/verifyOrganisation.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: verifyOrganisation })
