import { notMe } from '#server/account/notMe.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: notMe })
