import { suggestPeople } from '#server/modules/directory/suggestPeople.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: suggestPeople })
