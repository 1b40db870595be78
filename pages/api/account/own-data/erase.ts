import { endpoint } from '#server/platform/http/index.ts'
import { eraseByLink } from '#server/privacy/deleteAccount.ts'

export default endpoint({ POST: eraseByLink })
