import { deleteAccountByLink } from '#server/modules/privacy/deleteAccount.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: deleteAccountByLink })
