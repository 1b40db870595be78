import { listBlocks } from '#server/friends/listBlocks.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ GET: listBlocks })
