import { blockPerson } from '#server/modules/friends/blockPerson.ts'
import { unblockPerson } from '#server/modules/friends/unblockPerson.ts'
import { endpoint } from '#server/platform/http/index.ts'

export default endpoint({ POST: blockPerson, DELETE: unblockPerson })
