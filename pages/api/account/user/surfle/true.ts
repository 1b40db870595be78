import { suggestPeople } from '#server/account/suggestPeople.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: suggestPeople })
