import { unsubscribe } from '#server/modules/notifications/unsubscribe.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: unsubscribe })
