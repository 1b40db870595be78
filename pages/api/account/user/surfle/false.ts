import { meetPeople } from '#server/modules/directory/meetPeople.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: meetPeople })
