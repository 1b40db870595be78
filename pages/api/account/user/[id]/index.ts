import { readUser } from '#server/modules/directory/readUser.ts'
import { deleteAccount } from '#server/modules/privacy/deleteAccount.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: readUser, DELETE: deleteAccount })
