import { listRandomPeople } from '#server/modules/directory/listRandomPeople.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listRandomPeople })
