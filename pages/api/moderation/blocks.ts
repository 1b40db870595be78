import { listBlocks } from '#server/modules/friends/listBlocks.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listBlocks })
