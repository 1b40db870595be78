import { listMutes } from '#server/modules/friends/mute.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listMutes })
