import { finishFirstLogin } from '#server/modules/account/finishFirstLogin.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: finishFirstLogin })
