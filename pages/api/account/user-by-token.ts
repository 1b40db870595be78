import { readMe } from '#server/modules/account/settings/readMe.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readMe })
