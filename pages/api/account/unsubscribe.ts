import { unsubscribe } from '#server/notifications/unsubscribe.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: unsubscribe })
