import { signInWithGoogle } from '#server/modules/account/sessions/signInWithGoogle.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: signInWithGoogle })
