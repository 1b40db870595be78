import { stopChange } from '#server/account/stopChange.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: stopChange })
