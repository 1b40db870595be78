import { suggestPeople } from '#server/modules/account/suggestPeople.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: suggestPeople })
