import { createGoogleNonce } from '#server/modules/account/sessions/createGoogleNonce.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: createGoogleNonce })
