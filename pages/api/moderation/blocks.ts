import { listBlocks } from '#server/modules/friends/block.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listBlocks })
