import { readUser } from '#server/account/readUser.ts'
import { endpoint } from '#server/platform/http/index.ts'
import { deleteAccount } from '#server/privacy/deleteAccount.ts'

export default endpoint({ GET: readUser, DELETE: deleteAccount })
