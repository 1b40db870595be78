import { finishFirstLogin } from '#server/account/finishFirstLogin.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: finishFirstLogin })
