import { correctEmail } from '#server/account/correctEmail.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: correctEmail })
