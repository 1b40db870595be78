import { blockPerson, unblockPerson } from '#server/modules/friends/block.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: blockPerson, DELETE: unblockPerson })
