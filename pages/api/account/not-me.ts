import { notMe } from '#server/modules/account/notMe.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: notMe })
