import { finishFirstLogin } from '#server/modules/account/registration/finishFirstLogin.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: finishFirstLogin })
