import { readUser } from '#server/account/readUser.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readUser })
