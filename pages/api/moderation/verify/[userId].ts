import { verifyOrganisation } from '#server/modules/moderation/verification/verifyOrganisation.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: verifyOrganisation })
