import { correctEmail } from '#server/modules/account/correctEmail.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: correctEmail })
