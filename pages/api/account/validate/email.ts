import { correctEmail } from '#server/modules/account/registration/correctEmail.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ PUT: correctEmail })
