import { verifyOrganisation } from '#server/moderation/verifyOrganisation.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: verifyOrganisation })
