import { meetPeople } from '#server/account/meetPeople.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: meetPeople })
